import { PgBoss } from 'pg-boss';
import { queueDefinitions } from './job-queue.js';

/** Creates or updates the queue's schema and the queues. */
export async function installQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  await boss.start();
  try {
    for (const { name, policy, ...options } of queueDefinitions) {
      await boss.createQueue(name, { policy, ...options });
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
