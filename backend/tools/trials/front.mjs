import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A simple load balancer: each connection goes to the next process that accepts it. */
export class Front {
  #server;
  #next = 0;

  static async start(ports) {
    const front = new Front();
    front.#server = createServer((near) => {
      near.on('error', () => undefined);
      front.#next += 1;
      const order = ports.map((_, index) => ports[(front.#next + index) % ports.length]);
      join(near, order);
    });
    front.#server.listen(0, '127.0.0.1');
    await once(front.#server, 'listening');
    front.url = `http://127.0.0.1:${front.#server.address().port}`;
    return front;
  }

  stop() {
    this.#server.close();
  }
}

function join(near, [port, ...others]) {
  if (port === undefined) {
    near.destroy();
    return;
  }
  const far = connect(port, '127.0.0.1');
  let isJoined = false;
  far.once('connect', () => {
    isJoined = true;
    near.pipe(far).pipe(near);
  });
  far.on('error', () => (isJoined ? near.destroy() : join(near, others)));
  far.on('close', () => isJoined && near.destroy());
  near.on('close', () => far.destroy());
}
