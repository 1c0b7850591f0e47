import { Island } from '../island.tsx'
import { operator } from '../operator.ts'
import ContactForm from './contact-form.tsx'

const answers = [
  {
    question: 'Achei um erro em uma questão ou em uma correção.',
    answer:
      'Conte qual é e o que está errado. Gabarito errado é o nosso defeito mais grave: conferimos e respondemos o que mudou.',
  },
  {
    question: 'Quero cancelar ou pedir reembolso.',
    answer:
      'São dois cliques na sua conta. Se a parte de assinatura não aparecer ou algo travar, escreva: vale do mesmo jeito.',
  },
  {
    question: 'Quero baixar ou apagar meus dados.',
    answer:
      'Também está na sua conta, sem pedir licença. Pedidos pela LGPD que não couberem lá podem vir por aqui.',
  },
  {
    question: 'Uma tela não funciona com meu leitor de tela, teclado ou celular.',
    answer: 'Diga qual tela e qual aparelho. Para nós é defeito, não preferência.',
  },
]

export function ContactPage() {
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 py-12 sm:py-16 lg:grid-cols-[1.2fr_1fr]">
      <div className="min-w-0">
        <h1 className="text-step-5">Fale com a gente</h1>
        <p className="mt-4 max-w-reading text-step-1 text-muted">
          Escreva por aqui ou para{' '}
          <a
            href={`mailto:${operator.email}`}
            className="wrap-anywhere text-link underline underline-offset-4"
          >
            {operator.email}
          </a>
          .
        </p>
        <div className="mt-8 max-w-xl">
          <Island name="contact-form" of={ContactForm} wakes="touched" />
          <p className="hidden noscript:block">
            O formulário precisa de JavaScript. O e-mail acima funciona sem ele.
          </p>
        </div>
      </div>
      <section aria-labelledby="antes" className="min-w-0">
        <h2 id="antes" className="text-step-2">
          Antes de escrever
        </h2>
        <dl className="mt-4 grid gap-5">
          {answers.map(({ question, answer }) => (
            <div key={question} className="border-t border-line pt-3">
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1 text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
