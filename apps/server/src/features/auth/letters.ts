import type { Letter } from '../../platform/mail.ts'

const goodbye = '\n\nEquipe Norteia'

export function verifyEmailLetter(to: string, link: string): Letter {
  return {
    kind: 'verify-email',
    to,
    subject: 'Confirme seu e-mail na Norteia',
    body: `Olá!\n\nPara confirmar que este e-mail é seu, abra o endereço abaixo (vale por 7 dias):\n\n${link}\n\nEnquanto isso você já pode estudar normalmente. Se não foi você que criou a conta, ignore esta mensagem.${goodbye}`,
  }
}

export function resetPasswordLetter(to: string, link: string): Letter {
  return {
    kind: 'reset-password',
    to,
    subject: 'Escolha uma nova senha na Norteia',
    body: `Olá!\n\nRecebemos um pedido para trocar a sua senha. Abra o endereço abaixo para escolher outra (vale por 1 hora e uma única vez):\n\n${link}\n\nSe não foi você que pediu, ignore esta mensagem: a senha continua a mesma.${goodbye}`,
  }
}

export function guardianLetter(to: string, studentFirstName: string, link: string): Letter {
  return {
    kind: 'guardian',
    to,
    subject: `${studentFirstName} precisa da sua autorização na Norteia`,
    body: `Olá!\n\n${studentFirstName} estuda na Norteia, uma plataforma de preparação para o ENEM e outros exames, e informou que você é responsável legal.\n\nPara menores de 16 anos, publicar na comunidade, conversar com mentores e participar de duelos dependem da autorização de um responsável. Estudar não depende. Se você autoriza, abra o endereço abaixo (vale por 30 dias):\n\n${link}\n\nSe não autoriza ou não conhece ${studentFirstName}, basta ignorar esta mensagem.${goodbye}`,
  }
}

/** Tells the owner of the account, who may not be the one who did it. */
export function passwordChangedLetter(to: string, aboutId: string): Letter {
  return {
    kind: 'password-changed',
    to,
    aboutId,
    subject: 'Sua senha na Norteia foi trocada',
    body: `Olá!\n\nA senha da sua conta acaba de ser trocada e todas as sessões abertas foram encerradas.\n\nSe não foi você, peça uma nova senha agora em "Esqueceu a senha?" na tela de entrada.${goodbye}`,
  }
}
