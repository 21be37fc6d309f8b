import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const text = z.string().optional();

/** Variables of the standard that OpenTelemetry's library reads by itself. What it does not understand it leaves out in silence. */
export const libraryVariables = {
  OTEL_RESOURCE_ATTRIBUTES: text,
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: text,
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: text,
  OTEL_EXPORTER_OTLP_TIMEOUT: text,
  OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: text,
  OTEL_EXPORTER_OTLP_METRICS_TIMEOUT: text,
  OTEL_EXPORTER_OTLP_COMPRESSION: text,
  OTEL_EXPORTER_OTLP_TRACES_COMPRESSION: text,
  OTEL_EXPORTER_OTLP_METRICS_COMPRESSION: text,
  OTEL_EXPORTER_OTLP_CERTIFICATE: text,
  OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: text,
  OTEL_EXPORTER_OTLP_METRICS_CERTIFICATE: text,
  OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE: text,
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: text,
  OTEL_EXPORTER_OTLP_METRICS_CLIENT_CERTIFICATE: text,
  OTEL_EXPORTER_OTLP_CLIENT_KEY: text,
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: text,
  OTEL_EXPORTER_OTLP_METRICS_CLIENT_KEY: text,
};

type Values = z.output<z.ZodObject<typeof libraryVariables>>;

/** Checks of values by the end of the variable's name; each returns what is wrong, or null. */
const FAULTS: readonly (readonly [end: string, fault: (value: string) => string | null])[] = [
  ['_HEADERS', headersFault],
  ['_ATTRIBUTES', attributesFault],
  ['_TIMEOUT', (value) => (Number(value) > 0 ? null : 'is ignored: it must be milliseconds; 10000 is used')],
  [
    '_COMPRESSION',
    (value) => (/^(gzip|none)$/.test(value.trim()) ? null : 'is ignored: it may be gzip, none; none is used'),
  ],
  ['_CERTIFICATE', fileFault],
  ['_CLIENT_KEY', fileFault],
];

/** A sentence for each variable whose value the library would leave out; never the value, which may be a key. */
export function libraryFaults(values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const fault = value === undefined ? null : FAULTS.find(([end]) => name.endsWith(end))?.[1](value);
    return fault ? [`${name} ${fault}`] : [];
  });
}

/** A name of a header, and what one may hold: https://www.rfc-editor.org/rfc/rfc9110#section-5 */
const HEADER = [/^[!#$%&'*+.^_`|~\w-]+$/, /^[\t\x20-\x7e\x80-\xff]+$/] as const;

function headersFault(list: string): string | null {
  const headers = list.split(',');
  const wrong = headers.findIndex((header) => header.trim() !== '' && !isHeader(header));
  if (wrong === -1) return null;
  return `is sent in part or not at all: header ${wrong + 1} of ${headers.length} must be name=value, with , ; and % in it written as %2C %3B %25`;
}

function isHeader(header: string): boolean {
  const [name, value] = pairOf(header) ?? ['', ''];
  return HEADER[0].test(name) && HEADER[1].test(value) && !header.includes(';');
}

function attributesFault(list: string): string | null {
  const attributes = list.split(',').filter((attribute) => attribute.trim() !== '');
  const isRight = attributes.every((attribute) => {
    const pair = pairOf(attribute);
    return attribute.split('=').length === 2 && pair !== null && pair.every(({ length }) => length <= 255);
  });
  if (isRight) return null;
  return 'is ignored: it must be name=value, divided by commas, with , = and % in them written as %2C %3D %25';
}

function pairOf(pair: string): readonly [name: string, value: string] | null {
  const at = pair.indexOf('=');
  if (at < 1) return null;
  try {
    return [decodeURIComponent(pair.slice(0, at).trim()), decodeURIComponent(pair.slice(at + 1).trim())];
  } catch {
    return null;
  }
}

function fileFault(file: string): string | null {
  try {
    readFileSync(path.resolve(file));
    return null;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'it cannot be read';
    return `is ignored: its file cannot be read (${reason})`;
  }
}
