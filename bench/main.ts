import { availableParallelism, loadavg } from 'node:os'
import { benchApi } from './api.ts'
import { benchHeart } from './heart.ts'
import { benchLanding } from './landing.ts'
import { endAll } from './processes.ts'
import { benchQuestionScreen } from './question-screen.ts'
import { benchShell } from './shell.ts'
import { benchSizes } from './sizes.ts'
import { benchStart } from './start.ts'
import { figure, printTable, type Row } from './table.ts'
import { benchTri } from './tri.ts'

const parts: Record<string, () => Promise<Row[]>> = {
  landing: benchLanding,
  shell: benchShell,
  'question-screen': benchQuestionScreen,
  api: benchApi,
  heart: benchHeart,
  tri: benchTri,
  start: benchStart,
  sizes: benchSizes,
}

/** A busy machine explains a bad figure, and nobody should have to guess whether it was. */
function machineRow(): Row {
  const [minute = 0, , quarter = 0] = loadavg()
  return {
    what: 'Máquina',
    measured: `${availableParallelism()} núcleos; carga média ${figure(minute, 1)} (1 min), ${figure(quarter, 1)} (15 min)`,
  }
}

const wanted = process.argv.slice(2)
const stranger = wanted.find(name => !(name in parts))
if (stranger) {
  console.error(`Não conheço a parte "${stranger}". As partes são: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

process.on('exit', endAll)
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`Medindo: ${name}…`)
  try {
    rows.push(...(await measure()))
  } catch (error) {
    // One part that cannot run must not hide the figures of the others.
    console.error(error)
    rows.push({ what: name, measured: 'não foi possível medir (ver acima)', ok: false })
  }
}
rows.push(machineRow())
printTable(rows)
process.exit(0)
