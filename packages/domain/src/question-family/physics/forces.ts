import { measure, tex, texMeasure, tidy, written } from '../brazilian-numbers.ts'
import { defineFamily, type ParametersOf } from '../family.ts'
import { COAST, RAILWAY, TOWNS } from '../places.ts'

const raw = String.raw
const G = 10

type Push = {
  town: string
  mass: number
  friction: number
  acceleration: number
  ask: 'force' | 'acceleration'
}
const pushOf = ({ mass, friction, acceleration }: Push) => tidy(mass * acceleration + friction * mass * G)

const PUSH_SCENES: readonly {
  towns?: readonly string[]
  masses: readonly [low: number, high: number, step: number]
  frictions: readonly number[]
  accelerations: readonly number[]
  /** What those who push can do, in newtons. */
  strongest: number
  statement(push: Push): string
}[] = [
  {
    masses: [20, 80, 5],
    frictions: [0.2, 0.25, 0.3, 0.35, 0.4, 0.5],
    accelerations: [0.2, 0.4, 0.5, 0.8, 1, 1.2, 1.5],
    strongest: 400,
    statement: push =>
      `Em um depósito de ${push.town}, uma funcionária empurra uma caixa de ${measure(push.mass, 'kg')} sobre um piso horizontal. O coeficiente de atrito cinético entre a caixa e o piso é ${written(push.friction)}, e a aceleração da gravidade, ${measure(G, 'm/s²')}.\n\n${push.ask === 'force' ? `Para que a caixa, já em movimento, tenha aceleração de ${measure(push.acceleration, 'm/s²')}, a força horizontal aplicada deve ser de` : `Se a força horizontal aplicada for de ${measure(pushOf(push), 'N')}, a aceleração da caixa será de`}`,
  },
  {
    towns: COAST,
    masses: [200, 900, 50],
    frictions: [0.3, 0.35, 0.4, 0.45, 0.5, 0.6],
    accelerations: [0.2, 0.4, 0.5, 0.8, 1],
    strongest: 8000,
    statement: push =>
      `Em uma praia plana de ${push.town}, um trator puxa por um cabo horizontal um barco de pesca de ${measure(push.mass, 'kg')} que está sobre a areia. O coeficiente de atrito cinético entre o casco e a areia é ${written(push.friction)}; adote $g = ${texMeasure(G, 'm/s²')}$.\n\n${push.ask === 'force' ? `Para que o barco, já em movimento, tenha aceleração de ${measure(push.acceleration, 'm/s²')}, a força exercida pelo cabo deve ser de` : `Quando o cabo exerce uma força de ${measure(pushOf(push), 'N')}, o barco se move com aceleração de`}`,
  },
  {
    masses: [30, 120, 10],
    frictions: [0.2, 0.25, 0.3, 0.35, 0.4, 0.5],
    accelerations: [0.2, 0.4, 0.5, 0.8, 1],
    strongest: 800,
    statement: push =>
      `Na mudança da biblioteca de uma escola de ${push.town}, estudantes arrastam uma estante de ${measure(push.mass, 'kg')} por um corredor plano. Adote ${written(push.friction)} para o coeficiente de atrito cinético entre a estante e o chão e $g = ${texMeasure(G, 'm/s²')}$.\n\n${push.ask === 'force' ? `A força horizontal total com que eles devem puxar a estante, já em movimento, para que ela acelere a ${measure(push.acceleration, 'm/s²')} é de` : `Se eles puxam a estante com força horizontal total de ${measure(pushOf(push), 'N')}, a aceleração dela é de`}`,
  },
  {
    masses: [10, 40, 2],
    frictions: [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4],
    accelerations: [0.2, 0.4, 0.5, 0.8, 1, 1.2, 1.5, 2],
    strongest: 200,
    statement: push =>
      `Em um laboratório de uma universidade de ${push.town}, um robô empurra horizontalmente um bloco de ${measure(push.mass, 'kg')} sobre uma bancada nivelada. O coeficiente de atrito cinético entre o bloco e a bancada vale ${written(push.friction)}, e considera-se $g = ${texMeasure(G, 'm/s²')}$.\n\n${push.ask === 'force' ? `O robô deve ser programado para que o bloco tenha aceleração constante de ${measure(push.acceleration, 'm/s²')}. A força que ele deve aplicar é de` : `Um sensor indica que o robô aplica ${measure(pushOf(push), 'N')} ao bloco em movimento. A aceleração do bloco é de`}`,
  },
]

export const pushWithFriction = defineFamily({
  slug: 'fis-forca-com-atrito',
  subject: 'fisica',
  topic: 'fis-dinamica',
  skill: 20,
  difficulty: 'medium',
  scenes: PUSH_SCENES,
  draw: (chance, scene) => {
    return {
      scene,
      town: chance.pick(scene.towns ?? TOWNS),
      mass: chance.whole(...scene.masses),
      friction: chance.pick(scene.frictions),
      acceleration: chance.pick(scene.accelerations),
      ask: chance.pick(['force', 'acceleration'] as const),
    }
  },
  solve: push => {
    const { scene, mass: m, friction, acceleration: a, ask } = push
    const [drag, weight, force] = [friction * m * G, m * G, pushOf(push)]
    if (ask === 'force')
      return {
        show: value => measure(value, 'N'),
        isPlausible: value =>
          force <= scene.strongest && value > 0 && value < force * 25 && value > force / 25,
        key: [force, 'A força aplicada vence o atrito e ainda produz a força resultante.'],
        errors: () => [
          [m * a, 'Calcula apenas a força resultante e esquece o atrito.'],
          [drag, 'Calcula apenas a força de atrito: com essa força, a velocidade seria constante.'],
          [m * a + weight, 'Soma o peso inteiro, como se o coeficiente de atrito fosse 1.'],
          [Math.abs(m * a - drag), 'Subtrai o atrito em vez de somá-lo à força resultante.'],
          [m * a + friction * m, 'Esquece a aceleração da gravidade ao calcular a força de atrito.'],
          [weight, 'Toma o peso como a força necessária para mover o objeto.'],
          [m * a + weight + drag, 'Soma o peso, que é vertical, às forças horizontais.'],
          [m * a + 2 * drag, 'Conta duas vezes a força de atrito.'],
          [weight + drag, 'Soma o peso e o atrito, e não usa a aceleração pedida.'],
        ],
      }
    return {
      show: value => measure(value, 'm/s²'),
      isPlausible: value =>
        force <= scene.strongest && value >= 0.1 && value <= 12 && tidy(value * 100) % 1 === 0,
      key: [a, 'Descontado o atrito, o que sobra é a força resultante, que se divide pela massa.'],
      errors: () => [
        [force / m, 'Esquece a força de atrito e divide toda a força aplicada pela massa.'],
        [friction * G, 'Divide pela massa a força de atrito, e não a força resultante.'],
        [(force - friction * m) / m, 'Esquece a aceleração da gravidade ao calcular a força de atrito.'],
        [(force + drag) / m, 'Soma o atrito à força aplicada, embora ele se oponha ao movimento.'],
        [force / weight, 'Divide a força aplicada pelo peso, em vez de dividir a resultante pela massa.'],
        [a / 2, 'Divide por 2 a aceleração encontrada, como se a força fosse repartida com o atrito.'],
        [(force - drag) / weight, 'Divide a força resultante pelo peso, e não pela massa.'],
        [G - friction * G, 'Supõe que a força aplicada seja igual ao peso.'],
        [(force * friction) / m, 'Multiplica a força aplicada pelo coeficiente de atrito.'],
      ],
    }
  },
  tell: told => {
    const { mass: m, friction, acceleration: a, ask } = told
    const [drag, force] = [tidy(friction * m * G), pushOf(told)]
    return {
      statement: told.scene.statement(told),
      explanation: raw`Em piso horizontal, a normal é igual ao peso, e a força de atrito vale

$f = \mu m g = ${tex(friction)} \cdot ${tex(m)} \cdot 10 = ${texMeasure(drag, 'N')}$.

Pela segunda lei de Newton, $F - f = m a$:

${
  ask === 'force'
    ? raw`$F = ${tex(m)} \cdot ${tex(a)} + ${tex(drag)} = ${tex(tidy(m * a))} + ${tex(drag)} = ${texMeasure(force, 'N')}$`
    : raw`$a = \frac{${tex(force)} - ${tex(drag)}}{${tex(m)}} = \frac{${tex(tidy(force - drag))}}{${tex(m)}} = ${texMeasure(a, 'm/s²')}$`
}

Para lembrar: quem é igual a $ma$ é a resultante, e não a força aplicada.`,
    }
  },
})
export type PushWithFriction = ParametersOf<typeof pushWithFriction>

type Crash = {
  town: string
  masses: readonly [number, number]
  speeds: readonly [number, number]
  opposed: boolean
}

const CRASH_SCENES: readonly {
  towns?: readonly string[]
  masses: readonly number[]
  speeds: readonly number[]
  opposed: boolean
  statement(crash: Crash): string
}[] = [
  {
    towns: RAILWAY,
    masses: [10, 12, 15, 20, 24, 25, 30, 36, 40],
    speeds: [0, 0.5, 1, 1.5, 2, 3, 4],
    opposed: false,
    statement: ({ town, masses: [m, n], speeds: [v, w] }) =>
      `No pátio ferroviário de ${town}, um vagão de ${measure(m, 't')} a ${measure(v, 'm/s')} alcança outro, de ${measure(n, 't')}, ${w === 0 ? 'que estava parado' : `que ia no mesmo sentido a ${measure(w, 'm/s')}`}. Os dois se engatam e seguem juntos; o atrito com os trilhos durante o engate é desprezível.\n\nLogo após o engate, a velocidade do conjunto é de`,
  },
  {
    masses: [30, 35, 40, 45, 50, 60, 70],
    speeds: [0, 0.5, 1, 1.5, 2, 3, 4, 5],
    opposed: false,
    statement: ({ town, masses: [m, n], speeds: [v, w] }) =>
      `Em um rinque de patinação de ${town}, uma patinadora de ${measure(m, 'kg')}, a ${measure(v, 'm/s')}, alcança por trás um colega de ${measure(n, 'kg')}, ${w === 0 ? 'que estava em repouso' : `que deslizava no mesmo sentido a ${measure(w, 'm/s')}`}, e os dois passam a deslizar abraçados. O atrito com o piso é desprezível.\n\nA velocidade dos dois logo após o abraço é de`,
  },
  {
    masses: [100, 150, 200, 250, 300, 400, 500],
    speeds: [0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5],
    opposed: true,
    statement: ({ town, masses: [m, n], speeds: [v, w] }) =>
      `No laboratório de Física de uma escola de ${town}, dois carrinhos correm um em direção ao outro sobre um trilho de ar, sem atrito: um de ${measure(m, 'g')}, a ${measure(v, 'm/s')}, e outro de ${measure(n, 'g')}, a ${measure(w, 'm/s')}. Ao se chocarem, ficam presos um ao outro por uma fita adesiva.\n\nO módulo da velocidade do conjunto após o choque é de`,
  },
  {
    masses: [60, 80, 90, 100, 120, 150, 160],
    speeds: [0.5, 1, 1.5, 2, 2.5, 3, 4],
    opposed: true,
    statement: ({ town, masses: [m, n], speeds: [v, w] }) =>
      `Em um parque de diversões de ${town}, dois carrinhos bate-bate, com seus ocupantes, têm massas de ${measure(m, 'kg')} e ${measure(n, 'kg')} e se movem em sentidos opostos, a ${measure(v, 'm/s')} e ${measure(w, 'm/s')}, respectivamente. Eles batem de frente e, por um instante, movem-se juntos, com os para-choques encostados. Forças externas são desprezíveis durante a batida.\n\nNesse instante, o módulo da velocidade comum é de`,
  },
]

export const stickingCrash = defineFamily({
  slug: 'fis-choque-inelastico',
  subject: 'fisica',
  topic: 'fis-momento',
  skill: 20,
  difficulty: 'medium',
  scenes: CRASH_SCENES,
  draw: (chance, scene) => {
    const masses = [chance.pick(scene.masses), chance.pick(scene.masses)] as const
    const [v, w] = chance.some(scene.speeds, 2) as [number, number]
    const speeds = scene.opposed ? ([v, w] as const) : ([Math.max(v, w), Math.min(v, w)] as const)
    return { scene, town: chance.pick(scene.towns ?? TOWNS), masses, speeds, opposed: scene.opposed }
  },
  solve: ({ masses: [m, n], speeds: [v, w], opposed }) => {
    const sign = opposed ? -1 : 1
    const total = m + n
    const right = Math.abs(m * v + sign * n * w) / total
    return {
      show: value => measure(value, 'm/s'),
      isPlausible: value =>
        m !== n && right >= 0.05 && value >= 0.02 && value <= 10 && tidy(value * 100) % 1 === 0,
      key: [right, 'A quantidade de movimento total, com os sinais, é a mesma antes e depois.'],
      errors: () => [
        [
          Math.abs(m * v - sign * n * w) / total,
          opposed
            ? 'Soma as quantidades de movimento, embora os sentidos sejam opostos.'
            : 'Subtrai as quantidades de movimento, embora o sentido seja o mesmo.',
        ],
        [
          Math.abs(v + sign * w) / 2,
          'Calcula a média das velocidades, sem considerar que as massas são diferentes.',
        ],
        [(m * v) / total, 'Leva em conta apenas a quantidade de movimento do primeiro corpo.'],
        [
          Math.abs(v + sign * w),
          opposed
            ? 'Subtrai as velocidades, sem considerar as massas.'
            : 'Soma as velocidades, sem considerar as massas.',
        ],
        [
          Math.abs(v - sign * w),
          opposed
            ? 'Soma as velocidades: é a velocidade com que um corpo se aproxima do outro.'
            : 'Subtrai as velocidades: é a velocidade com que um corpo se aproxima do outro.',
        ],
        [Math.abs(n * v + sign * m * w) / total, 'Troca as massas dos dois corpos.'],
        [(n * w) / total, 'Leva em conta apenas a quantidade de movimento do segundo corpo.'],
        [
          Math.abs(m * v + sign * n * w) / m,
          'Divide a quantidade de movimento total pela massa do primeiro corpo.',
        ],
        [
          Math.abs(m * v + sign * n * w) / n,
          'Divide a quantidade de movimento total pela massa do segundo corpo.',
        ],
        [Math.max(v, w), 'Supõe que o conjunto mantenha a maior das velocidades.'],
        [
          Math.abs(v - sign * w) / 2,
          opposed
            ? 'Calcula a média das velocidades como se o sentido fosse o mesmo.'
            : 'Divide por 2 a diferença entre as velocidades.',
        ],
      ],
    }
  },
  tell: told => {
    const {
      masses: [m, n],
      speeds: [v, w],
      opposed,
    } = told
    const sign = opposed ? '-' : '+'
    const total = tidy(m * v + (opposed ? -1 : 1) * n * w)
    return {
      statement: told.scene.statement(told),
      explanation: raw`Sem forças externas relevantes, a quantidade de movimento se conserva. ${opposed ? 'Adota-se como positivo o sentido do primeiro corpo.' : w === 0 ? 'O segundo corpo está parado.' : 'Os dois corpos se movem no mesmo sentido.'}

$${tex(m)} \cdot ${tex(v)} ${sign} ${tex(n)} \cdot ${tex(w)} = (${tex(m)} + ${tex(n)}) \cdot v$

$${tex(total)} = ${tex(m + n)} \cdot v$, logo $v = ${texMeasure(tidy(total / (m + n)), 'm/s')}$.${total < 0 ? ' O sinal negativo indica que o conjunto segue no sentido do segundo corpo; o módulo é o valor pedido.' : ''}

As massas podem ficar na mesma unidade do enunciado, pois ela se cancela.

Para lembrar: velocidade tem sentido; em choques frontais, uma das parcelas entra com sinal negativo.`,
    }
  },
})
export type StickingCrash = ParametersOf<typeof stickingCrash>
