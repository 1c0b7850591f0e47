const things = [
  {
    what: 'Nome, e-mail e nome de usuário',
    why: 'Criar e proteger a conta',
    basis: 'Execução do contrato (art. 7º, V)',
    until: 'Enquanto a conta existir',
  },
  {
    what: 'Data de nascimento e e-mail do responsável, se informados',
    why: 'Proteger menores nas funções sociais',
    basis: 'Obrigação legal e melhor interesse (art. 7º, II, e art. 14)',
    until: 'Enquanto a conta existir',
  },
  {
    what: 'Respostas, redações, planos e progresso',
    why: 'Mostrar seu nível e o próximo passo',
    basis: 'Execução do contrato (art. 7º, V)',
    until: 'Enquanto a conta existir',
  },
  {
    what: 'Publicações e mensagens',
    why: 'Comunidade e mentores',
    basis: 'Execução do contrato (art. 7º, V)',
    until: 'Até você apagar a publicação ou a conta',
  },
  {
    what: 'Pedidos e pagamentos (sem dados de cartão)',
    why: 'Cobrar, devolver e prestar contas',
    basis: 'Contrato e obrigação legal (art. 7º, II e V)',
    until: '5 anos, pela lei fiscal e do consumidor',
  },
  {
    what: 'Sessões e registros de acesso (data, hora, endereço IP)',
    why: 'Segurança e Marco Civil da Internet',
    basis: 'Obrigação legal (art. 7º, II)',
    until: '6 meses',
  },
  {
    what: 'Mensagens do formulário de contato',
    why: 'Responder a você',
    basis: 'Legítimo interesse (art. 7º, IX)',
    until: 'Até 1 ano depois da resposta',
  },
]

/** A list on a phone, where a table of four columns would have to be scrolled sideways. */
export function StoredThings() {
  return (
    <ul className="!list-none !pl-0">
      {things.map(({ what, why, basis, until }) => (
        <li key={what} className="border-t border-line py-3">
          <b>{what}</b>
          <dl className="!mt-1 grid grid-cols-[5.5rem_1fr] gap-x-3 gap-y-1 text-step--1">
            <dt className="text-muted">Para quê</dt>
            <dd>{why}</dd>
            <dt className="text-muted">Base legal</dt>
            <dd>{basis}</dd>
            <dt className="text-muted">Até quando</dt>
            <dd>{until}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
