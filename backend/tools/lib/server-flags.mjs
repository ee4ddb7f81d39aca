/**
 * On machines with much memory, V8 lets the heap grow to several times its live size before it collects garbage. A
 * worker builds thousands of emails per second. With V8's limits for a machine of 4 GB, in MB, it needs half as much
 * memory. Keep docker-compose.yml in sync.
 */
const FRUGAL = ['--max-old-space-size=1024', '--max-semi-space-size=16'];

/** Node's flags for the server. */
export const serverFlags = (role) => ['--enable-source-maps', ...(role === 'worker' ? FRUGAL : [])];
