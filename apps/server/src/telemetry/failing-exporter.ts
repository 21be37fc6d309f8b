import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { Logger } from 'pino';

/** Called with the result of each attempt to send something. */
export type TellFailure = (result: ExportResult) => void;

/** Returns an exporter that also reports how sending went. */
export function tellingOfFailures<T, E extends { export(items: T, done: (result: ExportResult) => void): void }>(
  exporter: E,
  tell: TellFailure,
): E {
  const send = exporter.export.bind(exporter);
  exporter.export = (items, done) =>
    send(items, (result) => {
      tell(result);
      done(result);
    });
  return exporter;
}

/** Logs that a collector takes nothing any more when that begins, and that it does again, however often it is tried meanwhile. */
export function createFailureLog(log: Logger, telemetry: 'traces' | 'figures'): TellFailure {
  let isFailing = false;
  return ({ code, error: err }) => {
    const failed = code !== ExportResultCode.SUCCESS;
    if (failed === isFailing) return;
    isFailing = failed;
    if (failed)
      log.warn({ telemetry, err }, 'The collector of telemetry takes nothing; the server works on without it');
    else log.info({ telemetry }, 'The collector of telemetry takes what it is sent again');
  };
}
