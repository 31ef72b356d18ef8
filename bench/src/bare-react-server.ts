/** Baseline: a plain node:http server that renders the elements of a page with React and compresses them for each request. Usage: `bare-react-server.ts <file with HTML>`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { listenForParent } from './listen-for-parent.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Props = Record<string, unknown>;

const compress = promisify(brotliCompress);
const file = process.argv[2] ?? '';
/** As the page cache compresses a page that it has just rendered. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

function styleOf(text: string): Record<string, string> {
  const declarations = text.split(';').map((declaration) => declaration.split(/:(.*)/s));
  return Object.fromEntries(declarations.flatMap(([name = '', value]) => (value === undefined ? [] : [[name.trim(), value.trim()]])));
}

function propsOf(element: DefaultTreeAdapterTypes.Element): Props {
  const props: Props = {};
  for (const { name, value } of element.attrs) {
    if (name === 'style') props.style = styleOf(value);
    else if (name === 'class') props.className = value;
    else props[name] = value;
  }
  return props;
}

/** Returns a function that makes the elements of a node anew, as the components of a page do for each request. */
function prepare(node: Node): () => ReactNode {
  if ('value' in node) return () => node.value;
  if (!('tagName' in node)) return () => null;
  const { tagName } = node;
  const props = propsOf(node);
  const [first] = node.childNodes;
  if (tagName === 'script' || tagName === 'style') {
    const html = { __html: first && 'value' in first ? first.value : '' };
    return () => createElement(tagName, { ...props, dangerouslySetInnerHTML: html });
  }
  const children = node.childNodes.map(prepare);
  return () => createElement(tagName, { ...props }, ...children.map((child) => child()));
}

const root = parse(readFileSync(file, 'utf8')).childNodes.find((node) => 'tagName' in node);
if (!root) throw new Error(`${file} has no elements`);
const page = prepare(root);
const server = createServer(async (_request, response) => {
  const bytes = await compress(renderToString(page()), { params });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': bytes.length });
  response.end(bytes);
});
listenForParent(server);
