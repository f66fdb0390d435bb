const box = '<rect id="A1" x="0" y="0" width="10" height="10"/>'
const svg = (inside: string, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50">${inside}</svg>`

/** Drawings that would do something where they are shown as they are; each has one harmless shape beside. */
export const hostileDrawings: Readonly<Record<string, string>> = {
  'a script': svg(`<script>alert(1)</script>${box}`),
  'a script under another namespace': svg(`<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>${box}`),
  'a script from elsewhere': svg(`<script xlink:href="https://evil.example/x.js"/>${box}`),
  'handlers of events': svg(
    `<g onload="alert(1)" onclick="alert(1)">${box.replace('/>', ' onmouseover="alert(1)"/>')}</g>`,
  ),
  'a handler on the drawing itself': svg(box).replace('<svg ', '<svg onload="alert(1)" '),
  'a link that is a script': svg(`<a xlink:href="javascript:alert(1)" href="java&#115;cript:alert(1)">${box}</a>`),
  'HTML in it': svg(
    `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>${box}`,
  ),
  'a picture from elsewhere': svg(`<image href="https://evil.example/seen.png" width="9" height="9"/>${box}`),
  'a picture that is a script': svg(`<image href="data:image/svg+xml,&lt;svg onload='alert(1)'/&gt;"/>${box}`),
  'a copy from elsewhere': svg(`<use href="https://evil.example/x.svg#a"/>${box}`),
  'styles from elsewhere': svg(
    `<style>@import url(https://evil.example/x.css); * { fill: url(https://evil.example/x) }</style>${box}`,
  ),
  'a style that asks elsewhere': svg(
    box.replace('/>', ' style="fill:url(https://evil.example/x);behavior:url(#default)"/>'),
  ),
  'a change over time into a script': svg(
    `<a>${box}<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/></a>`,
  ),
  'a name that is markup': svg(box.replace('"A1"', `"A1&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"`)),
  'a title that is markup': svg(
    `<rect x="1" y="1" width="9" height="9"><title><![CDATA[<script>alert(1)</script>]]></title></rect>`,
  ),
  'an instruction to a program': svg(box, '<?xml-stylesheet href="https://evil.example/x.xsl" type="text/xsl"?>'),
  'a document type of its own': svg(
    box,
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://evil.example/svg.dtd">',
  ),
  'names of what all things have': svg(
    `<__proto__ a="1"/><constructor/>${box}<rect id="__proto__" x="0" y="0" width="1" height="1"/>`,
  ),
}

/** What is refused whole, by what the sentence says that whoever chose it reads. */
export const refusedDrawings: readonly (readonly [what: string, svg: string, said: RegExp])[] = [
  ['no XML', 'GIF89a', /no drawing/],
  ['nothing', ' ', /no drawing/],
  ['a page of HTML', '<html><body><svg/></body></html>', /no drawing/],
  ['an element that does not end', svg('<g>'), /no drawing/],
  ['entities', svg(`${box}&x;`, '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), /entities/],
  [
    'entities that grow',
    svg('&c;', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'),
    /entities/,
  ],
  ['no shape', svg('<text>A1</text>'), /no shape/],
  ['copies alone', svg('<defs><rect id="a" width="1" height="1"/></defs><use href="#a"/>'), /no shape/],
  ['too many letters', svg(box + ' '.repeat(900_000)), /900 kB/],
  ['too many parts', svg('<g/>'.repeat(41_000)), /too many parts/],
  ['too many shapes', svg(box.repeat(2001)), /too many parts/],
  ['groups within groups', svg('<g>'.repeat(60) + box + '</g>'.repeat(60)), /groups/],
  ['groups without end', svg('<g>'.repeat(15_000) + box + '</g>'.repeat(15_000)), /groups|no drawing/],
  ['too many corners', svg(`<polyline points="${'1 1 '.repeat(20_001)}"/>`), /too fine/],
  ['bends without end', svg(`<path d="M0 0${'c1 1 1 1 1 1'.repeat(3000)}"/>`), /too fine/],
  ['a number without end', svg('<rect width="1e999" height="1"/>'), /number/],
  ['what is no number', svg('<rect width="NaN" height="Infinity"/>'), /number/],
  ['a path of words', svg('<path d="M 1 1 L x y"/>'), /number/],
  ['a path that begins nowhere', svg('<path d="1 1 2 2"/>'), /number/],
  ['half a corner', svg('<polygon points="1 1 2 2 3"/>'), /number/],
  ['a transform of words', svg(`<g transform="alert(1)">${box}</g>`), /number/],
  ['sizes that multiply', svg(`<g transform="scale(1e6)"><g transform="scale(1e6)">${box}</g></g>`), /number/],
  [
    'a view of nothing',
    svg('<line x1="0" y1="0" x2="9" y2="9"/>').replace('0 0 100 50', '0 0 1e-300 1e-300'),
    /number/,
  ],
]
