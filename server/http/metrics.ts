import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const registry = new Registry();

collectDefaultMetrics({ register: registry });

export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer, by route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
});

export const cachedResponsesGiven = new Counter({
  name: 'kept_answers_total',
  help: 'Public answers given, by whether they were in memory',
  labelNames: ['kept'] as const,
  registers: [registry],
});
