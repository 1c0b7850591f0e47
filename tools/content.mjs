// `node tools/content.mjs check [folder]` says what is wrong with the authored questions and how their keys are spread;
// `node tools/content.mjs blind <folder or file>` prints statements and options alone, for whoever solves them blind.
import { join } from 'node:path'
import { readAuthoredItems } from '../content/schema/authored-items.ts'
import { ROOT } from './project.mjs'

const [what, only = ''] = process.argv.slice(2)
const { placed, problems } = await readAuthoredItems(join(ROOT, 'content'))
const chosen = placed.filter(({ file }) => file.startsWith(only))

if (what === 'blind') {
  for (const { item } of chosen) {
    const options = item.options.map(({ text }, i) => `${'ABCDE'[i]}) ${text.trim()}`).join('\n')
    console.log(`### ${item.id}\n\n${item.support ?? ''}\n${item.statement}\n${options}\n`)
  }
} else {
  for (const problem of problems.filter(problem => problem.startsWith(only))) console.log(problem)
  const count = (key, rows = chosen) => Object.groupBy(rows, key)
  for (const [subject, rows] of Object.entries(count(({ subject }) => subject))) {
    const tally = of =>
      Object.entries(count(of, rows))
        .map(([name, { length }]) => `${name} ${length}`)
        .sort()
        .join(' ')
    // A key that is mostly the longest option gives itself away.
    const longest = rows.filter(({ item }) => {
      const lengths = item.options.map(({ text }) => text.length)
      return lengths['ABCDE'.indexOf(item.key)] === Math.max(...lengths)
    })
    console.log(
      `${subject}: ${rows.length} | ${tally(({ item }) => item.difficulty)} | keys ${tally(({ item }) => item.key)} | ` +
        `key longest ${Math.round((100 * longest.length) / rows.length)}% | ${tally(({ item }) => item.style)}`,
    )
  }
  console.log(`${chosen.length} questions, ${problems.length} problems`)
  process.exitCode = problems.length ? 1 : 0
}
