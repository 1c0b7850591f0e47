import { nameOfArea } from '@norteia/domain/question'
import { calibrateItems, LEAST_ANSWERS, saveCalibration } from '../features/progress/public.ts'
import { withDatabase } from './within.ts'

const figure = (value: number) => value.toFixed(2).padStart(6)

/** `tri calibrate [--dry-run]`: parameters of authored items from stored answers. */
export async function calibrateFromAnswers(args: string[]) {
  const dry = args.includes('--dry-run')
  await withDatabase(async db => {
    const areas = await calibrateItems(db)
    if (areas.length === 0) {
      console.log(`Nenhuma questão tem ainda respostas de ${LEAST_ANSWERS} pessoas: nada a calibrar.`)
    }
    for (const { area, students, anchors, items, rounds, converged } of areas) {
      console.log(
        `\n${nameOfArea(area)}: ${items.length} questões, ${students} estudantes, ${anchors} âncoras`,
      )
      if (anchors === 0) console.log('Sem âncoras oficiais: a escala é a dos nossos estudantes (média 500).')
      if (!converged) console.log(`Não convergiu em ${rounds} rodadas: nada foi guardado.`)
      for (const { ref, item, errors, answers } of items) {
        console.log(
          `${ref.padEnd(52)} a ${figure(item.discrimination)} ±${figure(errors.discrimination)}  b ${figure(item.difficulty)} ±${figure(errors.difficulty)}  c ${figure(item.guess)}  ${answers} respostas`,
        )
      }
      if (converged && !dry) await saveCalibration(db, items)
    }
    if (dry) console.log('\nEnsaio: nada foi guardado.')
  })
}
