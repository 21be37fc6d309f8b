import type { LightMyRequestResponse } from 'fastify';
import { type AnswerKind, EVERY_ANSWER, type HeaderRules } from './header-rules.ts';

type Headers = LightMyRequestResponse['headers'];

/** A policy as its directives. */
export function directivesOf({ 'content-security-policy': policy }: Headers): Readonly<Record<string, string>> {
  const parts = String(policy ?? '').split(/\s*;\s*/);
  return Object.fromEntries(parts.map((part) => part.split(/ (.*)/s)).map(([name, values = '']) => [name, values]));
}

/** Returns what is wrong with the headers of an answer, one line for each; who may show it in a frame is checked separately. */
export function problemsOf(headers: Headers, kind: AnswerKind, but: HeaderRules = {}): readonly string[] {
  const rules = { ...EVERY_ANSWER, ...kind.headers, ...but };
  const wrong = Object.entries(rules).filter(([name, rule]) => !fits(headers[name], rule));
  const told = directivesOf(headers);
  const wanted: Readonly<Record<string, string>> = kind.policy;
  const names = new Set([...Object.keys(told), ...Object.keys(wanted)]);
  if (!('frame-ancestors' in wanted)) names.delete('frame-ancestors');
  return [
    ...wrong.map(([name, rule]) => `${name}: ${headers[name]}, and should be ${rule}`),
    ...[...names]
      .filter((name) => told[name] !== wanted[name])
      .map((name) => `policy ${name}: ${told[name]}, and should be ${wanted[name]}`),
  ];
}

function fits(value: Headers[string], rule: string | RegExp | null): boolean {
  if (value === undefined || rule === null) return value === undefined && rule === null;
  return rule instanceof RegExp ? rule.test(String(value)) : String(value) === rule;
}
