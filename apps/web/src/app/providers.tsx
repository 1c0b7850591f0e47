import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../api/query.ts'
import { AuthProvider } from '../api/session.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <TooltipProvider>
          <ToastProvider>{children}</ToastProvider>
        </TooltipProvider>
      </AuthProvider>
    </QueryClientProvider>
  )
}
