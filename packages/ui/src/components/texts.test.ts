import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseFileSync, parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';

const WORDS = /[A-Za-z]{2}/;
const SPOKEN = /^(aria-label|aria-description|aria-valuetext|alt|title|placeholder)$/;

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly name?: { readonly value?: string };
  readonly [field: string]: unknown;
}

/** Texts for users: JSX text, and literals of attributes that are announced. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, name, ...rest } = node as Node;
  if (type === 'JSXText') return WORDS.test(String(value)) ? [String(value).trim()] : [];
  if (type === 'JSXAttribute' && SPOKEN.test(name?.value ?? '')) return literalsIn(value);
  return [value, name, ...Object.values(rest)].flatMap(textsIn);
}

function literalsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, raw, ...rest } = node as Node;
  if (type === 'StringLiteral' || type === 'TemplateElement')
    return WORDS.test(String(value ?? raw)) ? [String(value ?? raw)] : [];
  return [value, ...Object.values(rest)].flatMap(literalsIn);
}

const OPTIONS = { syntax: 'typescript', tsx: true } as const;
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/\.(stories|test)\./.test(file),
);

describe('the components', () => {
  it('have no text of their own, so that every string comes in as a prop', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(
      files.flatMap((file) =>
        textsIn(parseFileSync(join(import.meta.dirname, file), OPTIONS).body).map((text) => `${file}: ${text}`),
      ),
    ).toEqual([]);
  });

  it.each([
    ['<p>optional</p>', 'optional'],
    ['<button aria-label="Close" />', 'Close'],
    ["<button aria-label={isShown ? 'Hide' : name} />", 'Hide'],
    ['<button aria-label={`Remove ${name}`} />', 'Remove '],
  ])('reports %s', (jsx, text) => {
    expect(textsIn(parseSync(`const a = ${jsx};`, OPTIONS).body)).toEqual([text]);
  });
});
