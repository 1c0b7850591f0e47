import { backUp, restore } from './back-up.ts'
import { calibrateFromAnswers } from './calibrate-items.ts'
import { createAdmin } from './create-admin.ts'
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
