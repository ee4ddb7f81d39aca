import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to the product that can be cut: then nothing responds, although the browser has a network. */
export async function aLine(baseURL: string) {
  const { port } = new URL(baseURL);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), 'localhost');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => {
      server.listen(at, 'localhost', resolve);
    });
  await listen(0);
  const place = (server.address() as AddressInfo).port;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const end of ends) end.destroy();
    });
  return { address: `http://localhost:${String(place)}`, cut, mend: () => listen(place) };
}
