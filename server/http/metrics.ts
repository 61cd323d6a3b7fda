import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const registry = new Registry();

collectDefaultMetrics({ register: registry });

export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Response time by route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
});

export const responseCacheRequests = new Counter({
  name: 'response_cache_requests_total',
  help: 'Requests for public pages and calls, by whether the response cache had them',
  labelNames: ['result'] as const, // hit, miss
  registers: [registry],
});
