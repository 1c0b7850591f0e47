import { backUp, restore } from './back-up.ts'
import { calibrateFromAnswers } from './calibrate-items.ts'
import { createAdmin } from './create-admin.ts'
import { importEnem } from './import-enem.ts'
import { importInepItems } from './import-inep-items.ts'
import { importQuestions } from './import-questions.ts'
import { migrateOnly, seedOnly } from './prepare-database.ts'
import { readMails } from './read-mails.ts'
import { scoreSheets } from './score-sheets.ts'

export type Command = {
  name: string
  usage: string
  does: string
  run: (args: string[]) => Promise<void>
}

/** Everything an operator can do from the command line. */
export const commands: Command[] = [
  {
    name: 'admin create',
    usage: '--email E [--name "N S"] [--password P]',
    does: 'Cria ou promove quem administra',
    run: createAdmin,
  },
  { name: 'db migrate', usage: '', does: 'Atualiza a estrutura do banco', run: migrateOnly },
  { name: 'db seed', usage: '', does: 'Carrega o conteúdo do projeto no banco', run: seedOnly },
  {
    name: 'db backup',
    usage: '<arquivo ou pasta>',
    does: 'Faz uma cópia de segurança do banco',
    run: backUp,
  },
  { name: 'db restore', usage: '<arquivo ou pasta>', does: 'Restaura uma cópia de segurança', run: restore },
  {
    name: 'import enem',
    usage: '<arquivo | pasta | endereço> [--year A] [--images download|link|skip] [--dry-run] [--report R]',
    does: 'Importa as questões abertas do ENEM, conferidas com o INEP',
    run: importEnem,
  },
  {
    name: 'import inep-items',
    usage: '<ITENS_PROVA_A.csv> [--year A] [--dry-run] [--report R]',
    does: 'Importa gabaritos e parâmetros oficiais do INEP',
    run: importInepItems,
  },
  {
    name: 'import questions',
    usage: '<questoes.json | questoes.csv> [--dry-run] [--report R]',
    does: 'Importa questões de professor (docs/import.md)',
    run: importQuestions,
  },
  {
    name: 'mail list',
    usage: '[--most N]',
    does: 'Mostra os últimos e-mails da caixa de saída',
    run: readMails,
  },
  {
    name: 'tri score',
    usage: '[--items <items.csv(.gz)>] < casos.jsonl',
    does: 'Calcula a nota TRI de folhas de respostas',
    run: scoreSheets,
  },
  {
    name: 'tri calibrate',
    usage: '[--dry-run]',
    does: 'Estima os parâmetros das questões a partir das respostas guardadas',
    run: calibrateFromAnswers,
  },
]
