import { Email, LegalPage } from './legal-page.tsx'

const summary = [
  'Até 7 dias: você desiste por qualquer motivo e recebe tudo de volta, mesmo que tenha usado. É lei.',
  'Até 30 dias: vale a garantia da Norteia, também de 100%.',
  'Cancelar leva dois cliques e nunca exige conversa.',
]

export function RefundPage() {
  return (
    <LegalPage title="Cancelamento e reembolso" summary={summary}>
      <h2>Como cancelar</h2>
      <ol>
        <li>
          Abra <a href="/platform/conta">Minha conta</a>, em “Assinatura”.
        </li>
        <li>Toque em “Cancelar assinatura” e confirme.</li>
      </ol>
      <p>
        Pronto: não há nova cobrança. O acesso ao plano pago continua até o fim do período já pago; depois a
        conta volta ao Explorador, com tudo o que você fez guardado.
      </p>

      <h2>Arrependimento em 7 dias</h2>
      <p>
        O artigo 49 do Código de Defesa do Consumidor dá 7 dias para desistir de uma compra feita pela
        internet, sem explicar o motivo. O prazo conta da confirmação do pagamento. Devolvemos o valor
        inteiro, mesmo que você tenha usado o serviço.
      </p>

      <h2>Garantia de 30 dias</h2>
      <p>
        Além da lei, damos 30 dias a partir da contratação. Não serviu? Devolvemos 100% do que você pagou. A
        garantia não depende de nota, de aprovação nem de quanto você estudou.
      </p>

      <h2>Como pedir</h2>
      <ol>
        <li>
          Em <a href="/platform/conta">Minha conta</a>, escolha “Cancelar e pedir reembolso”; ou
        </li>
        <li>
          escreva para <Email /> a partir do e-mail da conta, dizendo que quer o reembolso. Não pedimos
          justificativa.
        </li>
      </ol>
      <p>
        A Norteia abre por etapas: se a sua conta ainda não mostrar a parte de assinatura, o e-mail vale do
        mesmo jeito, para cancelar e para pedir reembolso.
      </p>

      <h2>Como e quando o dinheiro volta</h2>
      <ul>
        <li>Pelo mesmo meio do pagamento: PIX para a conta de origem, cartão como estorno.</li>
        <li>No cartão, a data em que o estorno aparece na fatura depende do banco emissor.</li>
        <li>Cupom usado no pedido não muda a regra: devolvemos o que você de fato pagou.</li>
      </ul>

      <h2>Plano anual</h2>
      <p>
        Valem os mesmos prazos. Depois dos 30 dias, cancelar encerra a renovação, e o acesso segue até o fim
        do ano pago.
      </p>
    </LegalPage>
  )
}
