export type Area = 'LC' | 'CH' | 'CN' | 'MT'

/** The areas of the ENEM, as the specification writes them and as people read them. */
export const areas = [
  { code: 'LC', slug: 'linguagens', name: 'Linguagens' },
  { code: 'CH', slug: 'ciencias-humanas', name: 'Ciências Humanas' },
  { code: 'CN', slug: 'ciencias-natureza', name: 'Ciências da Natureza' },
  { code: 'MT', slug: 'matematica', name: 'Matemática' },
] as const satisfies readonly { code: Area; slug: string; name: string }[]

/** What is studied; those without an area belong to exams other than the ENEM. */
export const subjects = [
  { slug: 'matematica', name: 'Matemática', area: 'MT' },
  { slug: 'portugues', name: 'Português', area: 'LC' },
  { slug: 'ingles', name: 'Inglês', area: 'LC' },
  { slug: 'espanhol', name: 'Espanhol', area: 'LC' },
  { slug: 'historia', name: 'História', area: 'CH' },
  { slug: 'geografia', name: 'Geografia', area: 'CH' },
  { slug: 'filosofia', name: 'Filosofia', area: 'CH' },
  { slug: 'sociologia', name: 'Sociologia', area: 'CH' },
  { slug: 'fisica', name: 'Física', area: 'CN' },
  { slug: 'quimica', name: 'Química', area: 'CN' },
  { slug: 'biologia', name: 'Biologia', area: 'CN' },
  { slug: 'direito', name: 'Direito', area: null },
  { slug: 'informatica', name: 'Informática', area: null },
  { slug: 'raciocinio-logico', name: 'Raciocínio lógico', area: null },
] as const satisfies readonly { slug: string; name: string; area: Area | null }[]

export type Subject = (typeof subjects)[number]['slug']

export const subjectSlugs = subjects.map(subject => subject.slug) as [Subject, ...Subject[]]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-')

/** The subject somebody names, however they write it: "Matemática", "matematica", "FÍSICA". */
export function subjectFrom(text: string): Subject | undefined {
  const wanted = plain(text)
  return subjectSlugs.find(slug => slug === wanted)
}

export const nameOfSubject = (slug: Subject) => subjects.find(subject => subject.slug === slug)!.name
export const areaOfSubject = (slug: Subject): Area | null =>
  subjects.find(subject => subject.slug === slug)!.area

export const nameOfArea = (code: Area) => areas.find(area => area.code === code)!.name
