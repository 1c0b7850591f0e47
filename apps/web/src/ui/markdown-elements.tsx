import type { MarkedToken, Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { Formula } from './formula.tsx'
import type { MathToken } from './markdown-tokens.ts'

type Rules = { mayShowImage: (url: string) => boolean }

// Anything else (javascript:, data:, a stray scheme) stays as plain words.
const safeLink = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i

export function renderBlocks(tokens: readonly Token[], rules: Rules): ReactNode {
  return renderAll(tokens, rules)
}

export const renderInline = renderBlocks

function renderAll(tokens: readonly Token[] | undefined, rules: Rules): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn whole; its parts have no identity
  return tokens?.map((token, index) => <Fragment key={index}>{render(token, rules)}</Fragment>)
}

function render(generic: Token, rules: Rules): ReactNode {
  const token = generic as MarkedToken | MathToken
  const inside = () => renderAll('tokens' in token ? token.tokens : undefined, rules)
  switch (token.type) {
    case 'math':
      return <Formula tex={token.tex} display={token.display} />
    case 'paragraph':
      return <p>{inside()}</p>
    case 'heading':
      return <Heading depth={token.depth}>{inside()}</Heading>
    case 'list':
      return <List list={token} rules={rules} />
    case 'blockquote':
      return (
        <blockquote className="space-y-3 border-l-3 border-primary pl-4 text-muted">{inside()}</blockquote>
      )
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre tabIndex={0} className="overflow-x-auto rounded-card bg-quiet p-3 font-mono text-step--1">
          {token.text}
        </pre>
      )
    case 'codespan':
      return <code className="rounded-small bg-quiet px-1 font-mono text-[0.9em]">{token.text}</code>
    case 'table':
      return <Table table={token} rules={rules} />
    case 'hr':
      return <hr className="border-line" />
    case 'strong':
      return <strong>{inside()}</strong>
    case 'em':
      return <em>{inside()}</em>
    case 'del':
      return <del>{inside()}</del>
    case 'br':
      return <br />
    case 'link':
      return safeLink.test(token.href) ? <TextLink href={token.href}>{inside()}</TextLink> : inside()
    case 'image':
      return rules.mayShowImage(token.href) ? (
        <img src={token.href} alt={token.text} loading="lazy" className="h-auto max-w-full rounded-small" />
      ) : (
        <span className="text-muted">[Imagem: {token.text || 'sem descrição'}]</span>
      )
    case 'text':
      return token.tokens ? inside() : decode(token.text)
    case 'escape':
      return token.text
    case 'html':
      return token.raw
    case 'space':
    case 'def':
    case 'checkbox':
      return null
    default:
      return generic.raw
  }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** The few character references people do write; React shows the result as text, never as markup. */
function decode(text: string) {
  return text.replace(
    /&(?:#(\d{1,6})|(\w+));/g,
    (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : ((name && named[name]) ?? whole),
  )
}

/** A text hangs under the title of its screen, so its own headings begin at the third level. */
function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  const Tag = depth <= 1 ? 'h3' : 'h4'
  return <Tag className={depth <= 1 ? 'pt-2 text-step-2' : 'pt-1 text-step-1'}>{children}</Tag>
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const away = /^https?:/i.test(href)
  return (
    <a
      href={href}
      {...(away ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}
      className="text-link underline underline-offset-3 hover:decoration-2"
    >
      {children}
      {away && <span className="sr-only"> (abre em outra aba)</span>}
    </a>
  )
}

function List({ list, rules }: { list: Tokens.List; rules: Rules }) {
  const items = list.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn whole; its parts have no identity
    <li key={index} className="space-y-1.5 pl-1">
      {renderAll(item.tokens, rules)}
    </li>
  ))
  return list.ordered ? (
    <ol start={list.start === '' ? undefined : list.start} className="list-decimal space-y-1 pl-6">
      {items}
    </ol>
  ) : (
    <ul className="list-disc space-y-1 pl-6 marker:text-primary">{items}</ul>
  )
}

/* biome-ignore-start lint/suspicious/noArrayIndexKey: a text is drawn whole; its parts have no identity */
function Table({ table, rules }: { table: Tokens.Table; rules: Rules }) {
  const aligned = (cell: Tokens.TableCell) =>
    `px-3 py-1.5 ${cell.align === 'right' ? 'text-end tabular' : cell.align === 'center' ? 'text-center' : 'text-left'}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label="Tabela" className="overflow-x-auto">
      <table className="border-collapse text-step--1">
        <thead className="border-y border-ink">
          <tr>
            {table.header.map((cell, column) => (
              <th key={column} scope="col" className={aligned(cell)}>
                {renderAll(cell.tokens, rules)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            <tr key={line} className="border-b border-line">
              {row.map((cell, column) => (
                <td key={column} className={aligned(cell)}>
                  {renderAll(cell.tokens, rules)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: a text is drawn whole; its parts have no identity */
