import { Email, LegalPage, Operator } from './legal-page.tsx'

const summary = [
  'Você pode usar o plano gratuito sem prazo e sem cartão.',
  'O que você escreve é seu; o que nós escrevemos é nosso.',
  'A IA ajuda e pode errar. Nota estimada é estimativa, e dizemos quando é.',
  'Ninguém honesto garante aprovação. Nós também não.',
]

export function TermsPage() {
  return (
    <LegalPage title="Termos de uso" summary={summary}>
      <h2>1. Quem somos e o que é a Norteia</h2>
      <p>
        A Norteia é uma plataforma de estudos para ENEM, SISU, vestibulares, concursos e exame da OAB. Quem
        responde por ela aqui é <Operator />. Estes termos valem entre você e esse responsável. A Norteia não
        tem vínculo com INEP, MEC, FUVEST, OAB nem com outra banca.
      </p>
      <p>
        A plataforma está sendo aberta por etapas. A página inicial mostra, em cada função, se ela está pronta
        ou em construção.
      </p>

      <h2>2. Sua conta</h2>
      <ul>
        <li>Use um e-mail seu e guarde a senha. Uma conta é de uma pessoa.</li>
        <li>
          Menores de 18 anos podem estudar na Norteia com o conhecimento de quem é responsável por eles.
          Contas de menores de 16 anos, ou sem data de nascimento informada, não usam as funções sociais
          (publicar, conversar, duelar com o próprio nome) até que um responsável confirme por e-mail. Estudar
          nunca espera por isso.
        </li>
        <li>Você pode apagar a conta quando quiser, em “Minha conta”.</li>
      </ul>

      <h2>3. Planos e pagamento</h2>
      <ul>
        <li>
          O plano Explorador é gratuito e não vence. Os limites de cada plano aparecem na{' '}
          <a href="/plans">página de planos</a> e onde se aplicam.
        </li>
        <li>
          Assinaturas pagas começam quando o pagamento é confirmado e se renovam a cada período, pelo preço
          mostrado antes de pagar. Mudança de preço é avisada antes da renovação e nunca vale para o período
          já pago.
        </li>
        <li>
          Cancelar leva dois cliques. As regras de devolução estão em{' '}
          <a href="/reembolso">cancelamento e reembolso</a>.
        </li>
        <li>Nunca vemos o número do seu cartão: quem o recebe é a empresa de pagamentos.</li>
      </ul>

      <h2>4. Conteúdo</h2>
      <p>
        Questões marcadas “no estilo de” são originais nossas. Provas oficiais e dados públicos trazem a fonte
        e o ano. Você pode usar o material para estudar; não pode revendê-lo nem publicá-lo em massa.
      </p>
      <p>
        Suas redações, perguntas e respostas continuam suas. Ao publicar na comunidade, você nos autoriza a
        mostrar o texto ali, enquanto ele estiver publicado. Redações e respostas privadas não são mostradas a
        outros estudantes.
      </p>

      <h2>5. Notas, estimativas e inteligência artificial</h2>
      <ul>
        <li>
          Notas TRI calculadas com parâmetros oficiais são uma reconstrução do método, não um documento do
          INEP. Sem parâmetros oficiais, a nota é estimativa, e a tela diz.
        </li>
        <li>
          Correção de redação feita por programa tem margem de erro, mostrada junto. Não substitui a banca.
        </li>
        <li>
          O tutor diz se quem responde é um diálogo escrito por pessoas ou um modelo de linguagem. Confira o
          que for importante.
        </li>
        <li>Chances de aprovação são contas sobre anos passados. Não são promessa.</li>
      </ul>

      <h2>6. Convivência</h2>
      <p>
        Não vale ofender, assediar, discriminar, publicar dados de outra pessoa, vender gabarito, fraudar
        pontos ou tentar quebrar a segurança. Conteúdo assim pode ser removido e a conta, suspensa. Você
        recebe o motivo e pode pedir revisão.
      </p>

      <h2>7. Falhas e responsabilidade</h2>
      <p>
        Cuidamos para o serviço ficar no ar e suas respostas não se perderem, mas interrupções acontecem. Nada
        nestes termos reduz os direitos que o Código de Defesa do Consumidor, o Estatuto da Criança e do
        Adolescente ou a LGPD dão a você.
      </p>

      <h2>8. Mudanças e contato</h2>
      <p>
        Mudanças importantes são avisadas na plataforma antes de valer. Dúvidas: <Email />. Vale a lei
        brasileira, e você pode procurar o foro da sua cidade, o Procon ou o consumidor.gov.br.
      </p>
    </LegalPage>
  )
}
