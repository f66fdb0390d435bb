import MarkdownIt from 'markdown-it'

/** The title of a post is the first heading of its page. */
const HEADINGS_BELOW = 1
const DEEPEST = 6

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image')

type Rule = NonNullable<(typeof markdown)['renderer']['rules']['heading_open']>

const shifted: Rule = (tokens, index, options, _env, renderer) => {
  const token = tokens[index]
  if (token !== undefined) token.tag = `h${Math.min(DEEPEST, Number(token.tag.slice(1)) + HEADINGS_BELOW)}`
  return renderer.renderToken(tokens, index, options)
}
markdown.renderer.rules.heading_open = shifted
markdown.renderer.rules.heading_close = shifted

// Who is called from a post of ours does not learn from where, and gets no hand on the page.
markdown.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  const token = tokens[index]
  if (/^[a-z]+:/i.test(String(token?.attrGet('href') ?? ''))) token?.attrSet('rel', 'noopener noreferrer')
  return renderer.renderToken(tokens, index, options)
}

/**
 * Markdown as HTML that is safe to show: HTML in it stays text, and links lead to pages, mailboxes and telephones, and
 * never run anything.
 */
export const renderPost = (text: string): string => markdown.render(text)
