import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useAuth } from '../../api/session.tsx'
import { BirthDateStep } from './birth-date-step.tsx'
import { returnPath } from './return-path.ts'
import { SignUpStep } from './sign-up-step.tsx'

const REDIRECT_AFTER = 1500

/** Two steps at one address: the account, then a birth date that may wait. */
export function RegisterScreen() {
  const { isAuthenticated } = useAuth()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const target = returnPath(search)
  const [alreadyIn] = useState(isAuthenticated)
  const [step, setStep] = useState<'account' | 'birth-date'>('account')

  if (alreadyIn) return <Navigate to={target} replace />
  if (step === 'account') {
    return (
      <SignUpStep
        loginAddress={{ pathname: '/login', search: `?${search}` }}
        onDone={() => setStep('birth-date')}
      />
    )
  }
  const leave = () => setTimeout(() => navigate(target, { replace: true }), REDIRECT_AFTER)
  return <BirthDateStep onLeave={leave} />
}
