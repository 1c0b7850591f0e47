import { commands } from './commands/commands.ts'
import { ConfigError } from './platform/config.ts'

const [topic = 'help', verb = '', ...rest] = process.argv.slice(2)
const name = `${topic} ${verb}`.trim()
const command = commands.find(command => command.name === name)

if (!command) {
  if (topic !== 'help') console.error(`Não conheço o comando "${name}".\n`)
  console.log('Uso: npm run norteia -- <comando>\n')
  for (const { name, usage, does } of commands) console.log(`  ${`${name} ${usage}`.padEnd(54)} ${does}`)
  process.exit(topic === 'help' ? 0 : 2)
}

try {
  const run = await command.load()
  await run(rest)
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error)
  process.exitCode = 1
}
