import { statfs } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { AdmissionQueue } from '../http/admission-queue.ts';

/** Sums of figures by type, whose names are those of counters: `promtool check metrics` objects. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** Adds the figures that Node gives of the process, its version, and the share of time that the event loop is busy. */
export function createProcessMetrics(registry: Registry, version: string): void {
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  new Gauge({
    name: 'mailwright_build_info',
    help: 'Always 1; the version is its label',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  new Counter({
    name: 'mailwright_event_loop_active_seconds_total',
    help: 'Time that the event loop was at work; its rate is the share of the time',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(performance.eventLoopUtilization().active / 1000);
    },
  });
}

/** Adds figures of the room on a folder's disk. They have no values when the room is unknown. */
export function createDiskMetrics(registry: Registry, folder: string): void {
  const gauge = (name: string, help: string, blocks: 'bavail' | 'blocks') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const disk = await statfs(folder).catch(() => null);
        if (disk) this.set(disk[blocks] * disk.bsize);
        else this.remove();
      },
    });
  gauge('mailwright_disk_free_bytes', 'Room left on the disk of DATA_DIR', 'bavail');
  gauge('mailwright_disk_size_bytes', 'Size of the disk of DATA_DIR', 'blocks');
}

/** Adds figures of how full the admission queue for calls with whole mails is. */
export function createAdmissionMetrics(registry: Registry, admission: Pick<AdmissionQueue, 'use'>): void {
  const gauge = (name: string, help: string, state: 'waiting' | 'working') =>
    new Gauge({
      name,
      help,
      labelNames: ['size'],
      registers: [registry],
      collect() {
        for (const [size, use] of Object.entries(admission.use())) this.set({ size }, use[state]);
      },
    });
  gauge('mailwright_gate_waiting', 'Saves and other calls with a whole mail that wait for their turn', 'waiting');
  gauge('mailwright_gate_working', 'Saves and other calls with a whole mail that are worked on', 'working');
  new Counter({
    name: 'mailwright_gate_refused_total',
    help: 'Saves and other calls with a whole mail that were put off with 503',
    labelNames: ['size'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [size, { refused }] of Object.entries(admission.use())) this.inc({ size }, refused);
    },
  });
}
