import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type Figure = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Sample = Figure['values'][number] & { readonly metricName?: string };

/** Time since which everything is counted, and time when it was read. */
export interface Counted {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Figures as they are counted for Prometheus, in the form that collectors take. They keep their names and labels. */
export function figuresAsMetrics(figures: readonly Figure[], counted: Counted): MetricData[] {
  return figures.flatMap((figure) => asMetric(figure, counted) ?? []);
}

function asMetric({ name, help, type, values }: Figure, counted: Counted): MetricData | null {
  const base = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = (): DataPoint<number>[] =>
    values.map(({ labels, value }) => ({ ...counted, attributes: attributesOf(labels), value }));
  // The types say that these are numbers; the library has words.
  switch (String(type)) {
    case 'counter':
      return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    case 'gauge':
      return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case 'histogram':
      return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, counted) };
    default:
      return null;
  }
}

/** Returns the unit as the standard for units writes it. */
function unitOf(name: string): string {
  if (/_seconds(_total)?$/.test(name)) return 's';
  return /_bytes(_total)?$/.test(name) ? 'By' : '';
}

function attributesOf(labels: Sample['labels']): Attributes {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}

interface Distribution {
  readonly attributes: Attributes;
  /** Upper bounds with how many lie at or below each; the last one, which holds all, has none. */
  readonly below: { readonly bound: number; readonly count: number }[];
  sum: number;
  count: number;
}

/** Prometheus has a line for each bound, the sum and the count; here all of them are one point. */
function histograms(samples: readonly Sample[], counted: Counted): DataPoint<Histogram>[] {
  const found = new Map<string, Distribution>();
  for (const { labels, value, metricName } of samples) {
    const { le, ...others } = labels;
    const attributes = attributesOf(others);
    const key = JSON.stringify(Object.entries(attributes).sort());
    const distribution = found.get(key) ?? { attributes, below: [], sum: 0, count: 0 };
    found.set(key, distribution);
    if (le !== undefined && le !== '+Inf') distribution.below.push({ bound: Number(le), count: value });
    else if (metricName?.endsWith('_sum')) distribution.sum = value;
    else if (metricName?.endsWith('_count')) distribution.count = value;
  }
  return [...found.values()].map(({ attributes, below, sum, count }) => {
    const sorted = below.toSorted((a, b) => a.bound - b.bound);
    const cumulative = [...sorted.map((bucket) => bucket.count), count];
    const buckets = {
      boundaries: sorted.map(({ bound }) => bound),
      counts: cumulative.map((total, index) => total - (cumulative[index - 1] ?? 0)),
    };
    return { ...counted, attributes, value: { buckets, sum, count } };
  });
}
