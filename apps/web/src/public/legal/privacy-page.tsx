import { Email, LegalPage, Operator } from './legal-page.tsx'
import { StoredThings } from './stored-things.tsx'

const summary = [
  'Guardamos o que é preciso para você estudar, e nada para vender.',
  'Um só cookie, o da sua sessão. Sem rastreadores, sem anúncios.',
  'Você baixa seus dados ou apaga a conta sozinho, em “Minha conta”.',
  'Menores de 18 anos têm proteção extra, ligada desde o começo.',
]

export function PrivacyPage() {
  return (
    <LegalPage title="Privacidade" summary={summary}>
      <h2>Quem decide sobre os seus dados</h2>
      <p>
        O controlador, no sentido da Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018), é <Operator />. O
        canal do encarregado pelos dados é <Email />.
      </p>

      <h2>O que guardamos, por quê e por quanto tempo</h2>
      <StoredThings />
      <p>
        A lista é do que existe hoje; quando uma seção nova abrir, ela muda junto. Não guardamos número de
        cartão. Não usamos seus dados para anúncios nem os vendemos.
      </p>

      <h2>Cookies e memória do navegador</h2>
      <ul>
        <li>
          Um cookie de sessão, necessário para você continuar conectado. Não é lido por programas da página
          nem por outros sites.
        </li>
        <li>
          Na memória do seu navegador ficam a sua sessão, que some quando você sai, e o tema escolhido (claro
          ou escuro), até você limpar o navegador.
        </li>
        <li>Nenhum cookie de terceiros. Por isso não há aviso de cookies: não há o que aceitar.</li>
      </ul>

      <h2>Com quem dividimos</h2>
      <p>
        De fábrica, com ninguém: banco de dados, tutor e corretor de redação funcionam nesta própria
        instalação. Se o responsável por ela ligar um serviço externo (envio de e-mail, empresa de pagamentos,
        modelo de linguagem ou entrada com conta Google), esse serviço recebe só o necessário para a tarefa, e
        este texto deve citá-lo. Textos enviados a um modelo de linguagem vão sem o seu nome e sem o seu
        e-mail.
      </p>
      <p>
        Outras pessoas veem o que você publica na comunidade e, no ranking, o nome ou apelido que você
        escolher. Você pode sair do ranking.
      </p>

      <h2>Crianças e adolescentes</h2>
      <p>
        Muita gente que estuda para o ENEM tem menos de 18 anos. Tratamos esses dados no melhor interesse
        deles (LGPD, art. 14) e seguimos o ECA Digital (Lei 15.211/2025):
      </p>
      <ul>
        <li>
          sem data de nascimento, ou com menos de 16 anos, as funções sociais ficam fechadas até um
          responsável confirmar por e-mail; o e-mail do responsável só serve para isso;
        </li>
        <li>não há anúncio, rolagem infinita, reprodução automática nem prêmio por tempo de tela;</li>
        <li>
          quem é responsável pode pedir a cópia, a correção ou o apagamento dos dados do adolescente por{' '}
          <Email />.
        </li>
      </ul>

      <h2>Seus direitos e como usar</h2>
      <ul>
        <li>
          <b>Ver e levar:</b> em <a href="/platform/conta">Minha conta</a>, “Baixar meus dados” gera um
          arquivo JSON.
        </li>
        <li>
          <b>Corrigir:</b> na mesma tela, a qualquer hora.
        </li>
        <li>
          <b>Apagar:</b> “Excluir conta” remove a conta e o que está ligado a ela. Fica apenas o que a lei
          manda guardar, como o registro de um pagamento.
        </li>
        <li>
          <b>Discordar ou perguntar:</b> oposição, revisão de decisão automática e dúvidas por <Email />.
          Respondemos em até 15 dias.
        </li>
        <li>
          <b>Reclamar:</b> à Autoridade Nacional de Proteção de Dados (ANPD), em gov.br/anpd.
        </li>
      </ul>

      <h2>Segurança</h2>
      <p>
        Conexão cifrada quando a instalação usa HTTPS, senhas protegidas por um algoritmo lento de propósito
        (argon2id), sessões que você pode ver e encerrar, acesso de administradores registrado. Se houver um
        incidente que possa prejudicar você, avisamos você e a ANPD.
      </p>
    </LegalPage>
  )
}
