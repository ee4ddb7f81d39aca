import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.js';

/** A separate port for Prometheus and for probes of workers; never the public one. */
export class MetricsServer {
  private constructor(private readonly server: Server) {}

  /** @throws Error from Node if the port cannot be opened */
  static async listen(metrics: Metrics, port: number, host: string): Promise<MetricsServer> {
    const server = createServer((request, response) => {
      void answer(metrics, request.url ?? '/', response);
    });
    server.listen(port, host);
    await once(server, 'listening');
    return new MetricsServer(server);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

async function answer(metrics: Metrics, url: string, response: ServerResponse): Promise<void> {
  if (url === '/health') return void response.end('ok\n');
  if (url !== '/metrics') return void response.writeHead(404).end();
  try {
    const { type, body } = await metrics.text();
    response.setHeader('Content-Type', type).end(body);
  } catch (error) {
    response.writeHead(500).end((error as Error).message);
  }
}
