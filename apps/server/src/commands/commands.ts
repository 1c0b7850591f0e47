export type Command = {
  name: string
  usage: string
  does: string
  /** Read from disk only when it is called: scoring a sheet needs no database driver. */
  load: () => Promise<(args: string[]) => Promise<void>>
}

/** Everything an operator can do from the command line. */
export const commands: Command[] = [
  {
    name: 'admin create',
    usage: '--email E [--name "N S"] [--password P]',
    does: 'Cria ou promove quem administra',
    load: async () => (await import('./create-admin.ts')).createAdmin,
  },
  {
    name: 'db migrate',
    usage: '',
    does: 'Atualiza a estrutura do banco',
    load: async () => (await import('./prepare-database.ts')).migrateOnly,
  },
  {
    name: 'db seed',
    usage: '',
    does: 'Carrega o conteúdo do projeto no banco',
    load: async () => (await import('./prepare-database.ts')).seedOnly,
  },
  {
    name: 'db backup',
    usage: '<arquivo ou pasta>',
    does: 'Faz uma cópia de segurança do banco',
    load: async () => (await import('./back-up.ts')).backUp,
  },
  {
    name: 'db restore',
    usage: '<arquivo ou pasta>',
    does: 'Restaura uma cópia de segurança',
    load: async () => (await import('./back-up.ts')).restore,
  },
  {
    name: 'import enem',
    usage: '<arquivo, pasta ou endereço> [opções]',
    does: 'Importa questões do ENEM, conferidas com o INEP (docs/import.md)',
    load: async () => (await import('./import-enem.ts')).importEnem,
  },
  {
    name: 'import inep-items',
    usage: '<ITENS_PROVA_ano.csv> [opções]',
    does: 'Importa gabaritos e parâmetros oficiais do INEP',
    load: async () => (await import('./import-inep-items.ts')).importInepItems,
  },
  {
    name: 'import questions',
    usage: '<.json ou .csv> [opções]',
    does: 'Importa as suas questões',
    load: async () => (await import('./import-questions.ts')).importQuestions,
  },
  {
    name: 'mail list',
    usage: '[--most N]',
    does: 'Mostra os últimos e-mails da caixa de saída',
    load: async () => (await import('./read-mails.ts')).readMails,
  },
  {
    name: 'tri score',
    usage: '[--items <items.csv(.gz)>] < casos.jsonl',
    does: 'Calcula a nota TRI de folhas de respostas',
    load: async () => (await import('./score-sheets.ts')).scoreSheets,
  },
  {
    name: 'tri calibrate',
    usage: '[--dry-run]',
    does: 'Estima os parâmetros das questões a partir das respostas guardadas',
    load: async () => (await import('./calibrate-items.ts')).calibrateFromAnswers,
  },
]
