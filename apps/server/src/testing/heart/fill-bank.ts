import { subjects } from '@norteia/domain/question'
import { families } from '@norteia/domain/question-family'
import type pg from 'pg'

const TOPICS_PER_SUBJECT = 8
const PROSE = 6_000

const WORDS =
  `feira praça vende quantidade fruta preço chuva medida terreno escola bairro jornal pesquisa autor poema
  imagem energia calor massa corrente reta curva gráfico tabela população cidade colônia império trabalho fábrica lei
  direito povo floresta rio clima solo célula proteína gene planta ácido base reação átomo língua texto leitor ironia
  metade dobro razão juros parcela sorteio ângulo cubo volume`.split(/\s+/)

/** Prose that compresses about as badly as prose does. */
function prose(letters: number) {
  let text = ''
  for (let seed = 7; text.length < letters; seed = (seed * 48_271) % 2_147_483_647) {
    text += `${WORDS[seed % WORDS.length]} que ${seed % 3_571} `
  }
  return text
}

/** Tops the bank up to so many questions, spread over everything the lists filter by. */
export async function fillBank(client: pg.Client, count: number) {
  const slugs = subjects.map(({ slug }) => slug)
  const codes = subjects.map(({ area }) => area)
  await client.query(ADD_TOPICS, [slugs, TOPICS_PER_SUBJECT])
  await client.query(ADD_ITEMS, [...[slugs, codes, families.map(({ slug }) => slug), count], prose(PROSE)])
  await client.query(PICKABLE)
}

/** Only where no syllabus was loaded. */
const ADD_TOPICS = `
insert into topics (slug, subject, name, position)
select subject || '-' || n, subject, 'Assunto ' || n, n - 1
from unnest($1::text[]) as subject, generate_series(1, $2::integer) as n
where not exists (select from topics)`

/** Texts are as long as what is authored: what a list weighs, on the wire and in the table, depends on it. */
const ADD_ITEMS = `
with drawn as materialized (
  select n, 1 + n % cardinality($1::text[]) as place, random() as style, random() as odd,
    sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) as hardness,
    (array['A', 'B', 'C', 'D', 'E'])[1 + n % 5] as key
  from generate_series(1 + (select count(*) from items)::integer, $4::integer) as n
), placed as (
  select *, ($1::text[])[place] as subject, ($2::text[])[place] as area,
    case when hardness < -0.43 then 'easy' when hardness < 0.43 then 'medium' else 'hard' end as difficulty,
    (select array_agg(slug) from topics where topics.subject = ($1::text[])[place]) as topics
  from drawn
)
insert into items (ref, subject, area, topic, skill, difficulty, style, source, official, year, support, statement,
  options, key, explanation, points, a, b, c, parameters_from, family, status, annulled, outdated)
select 'carga/' || n, subject, area, topics[1 + n % cardinality(topics)],
  case when area is not null then 1 + n / 14 % 30 end, difficulty,
  case when style < 0.85 then 'enem' when style < 0.91 then 'fuvest' when style < 0.95 then 'unicamp'
    when style < 0.97 then 'oab' when style < 0.99 then 'cebraspe' else 'outro' end,
  'Questão de carga ' || n, style between 0.3 and 0.995, case when style > 0.3 then 2009 + n % 16 end,
  case when n % 2 = 0 then substr($5::text, n % 2000, 340) end, n || '. ' || substr($5::text, 400 + n % 2000, 170),
  (select jsonb_agg(jsonb_build_object('text', letter || ' ' || substr($5::text, 600 + letter * 300 + n % 2000, 80),
      'image', null, 'why', substr($5::text, 700 + letter * 300 + n % 2000, 170)))
    from generate_series(0, 4) as letter),
  key, substr($5::text, 2400 + n % 2000, 620), case difficulty when 'easy' then 5 when 'medium' then 10 else 15 end,
  case when odd > 0.05 then 2 end, case when odd > 0.05 then 1.1 + 0.8 * hardness end,
  case when odd > 0.05 then 0.18 end, case when odd > 0.05 then 'inep' end,
  case when n % 40 = 0 then ($3::text[])[1 + n / 40 % cardinality($3::text[])] end,
  case when n % 50 = 7 then 'draft' else 'published' end, n % 100 = 3, n % 100 = 4
from placed`

/** What can be answered, numbered without gaps so that one can be drawn by its number. */
const PICKABLE = `
create temp table pickable as
select row_number() over (order by md5(ref)) as pick, id, key, subject, topic, area, skill, points,
  coalesce(a, 2) as a, coalesce(b, 1) as b, coalesce(c, 0.18) as c,
  left('ABCDE', jsonb_array_length(options)) as letters
from items where status = 'published' and not annulled and not outdated;
analyze pickable`
