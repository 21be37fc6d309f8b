import type { AppDeps } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { OpenDatabase, QueryWatch } from '../../db/database.ts';
import { createLogger } from '../../http/log/logging.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTelemetry } from '../open-telemetry.ts';
import type { Telemetry } from '../telemetry.ts';

/** A server that tells a collector what it does. */
export interface ToldApp {
  readonly server: TestApp;
  readonly telemetry: Telemetry;
  /** Returns the entries of the log, one for each line. */
  logged(): readonly Record<string, unknown>[];
  close(): Promise<void>;
}

/** Settings that are quick enough for tests, and whose output people can read when a test fails. */
const QUICK = {
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '20',
  OTEL_METRIC_EXPORT_INTERVAL: '100',
};

/**
 * Starts one.
 * @param variables those of OpenTelemetry, at least where its collector is
 */
export async function startToldApp(
  open: (watch: QueryWatch) => Promise<OpenDatabase>,
  variables: Readonly<Record<string, string>>,
  overrides: Partial<AppDeps> = {},
): Promise<ToldApp> {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  // Which database it is shows when it is open, and statements are told from then on.
  const told: { statement?: QueryWatch | null } = {};
  const database = await open((...statement) => told.statement?.(...statement));
  const { telemetry: config } = readConfig({ ...QUICK, ...variables });
  const telemetry = openTelemetry(config, { engine: database.engine, log, version: '1.2.3' });
  told.statement = telemetry.traceStatement;
  const metrics = createMetrics(telemetry.traceWork);
  const server = await createTestApp(database, { log, metrics, telemetry, ...overrides });
  telemetry.sendFigures(metrics.registry);
  return {
    server,
    telemetry,
    logged: () => lines.map((line) => JSON.parse(line)),
    async close() {
      await telemetry.close();
      await server.close();
    },
  };
}
