import { redirects } from '@norteia/contract/pages'
import type { ComponentType } from 'react'
import { type RouteObject, redirectDocument } from 'react-router'
import { Loading } from '../ui/loading.tsx'
import { loadChunk } from './load-chunk.ts'
import { loadPlatform } from './load-platform.ts'
import { Root } from './root.tsx'
import { RouteFailure } from './route-failure.tsx'

const lazily = (load: () => Promise<ComponentType>) => async () => ({ Component: await loadChunk(load) })

/** Every address the application answers. The public pages are HTML files of their own. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => <Loading />,
    children: [
      {
        path: '/login',
        lazy: lazily(() => import('../features/auth/login-screen.tsx').then(file => file.LoginScreen)),
      },
      {
        path: '/register',
        lazy: lazily(() => import('../features/auth/register-screen.tsx').then(file => file.RegisterScreen)),
      },
      {
        path: '/forgot-password',
        lazy: lazily(() =>
          import('../features/auth/forgot-password-screen.tsx').then(file => file.ForgotPasswordScreen),
        ),
      },
      {
        path: '/reset-password',
        lazy: lazily(() =>
          import('../features/auth/reset-password-screen.tsx').then(file => file.ResetPasswordScreen),
        ),
      },
      {
        path: '/verificar-email',
        lazy: lazily(() =>
          import('../features/auth/verify-email-screen.tsx').then(file => file.VerifyEmailScreen),
        ),
      },
      {
        path: '/responsavel',
        lazy: lazily(() => import('../features/auth/guardian-screen.tsx').then(file => file.GuardianScreen)),
      },
      {
        path: '/checkout',
        lazy: lazily(() =>
          import('../features/billing/checkout-screen.tsx').then(file => file.CheckoutScreen),
        ),
      },
      {
        path: '/generate-plan',
        lazy: lazily(() => import('./generate-plan-screen.tsx').then(file => file.GeneratePlanScreen)),
      },
      { path: '/platform/*', lazy: lazily(loadPlatform) },
      ...Object.entries(redirects).map(([path, to]) => ({ path, loader: () => redirectDocument(to) })),
      // Written out so that a production build drops the import and its chunk with it.
      ...(__GALLERY__
        ? [
            {
              path: '/dev/ui',
              lazy: lazily(() => import('./gallery/gallery-screen.tsx').then(file => file.GalleryScreen)),
            },
          ]
        : []),
      {
        path: '*',
        lazy: lazily(() => import('./not-found-screen.tsx').then(file => file.NotFoundScreen)),
      },
    ],
  },
]
