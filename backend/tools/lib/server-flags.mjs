/**
 * On a machine with much memory V8 lets the heap grow to several times what is in use before it looks for what is not. A worker makes
 * thousands of mails a second: held to what V8 takes on a machine of 4 GB, in MB, it needs half as much. docker-compose.yml says the same.
 */
const FRUGAL = ['--max-old-space-size=1024', '--max-semi-space-size=16'];

/** Where calls are answered nearly all that is made is let go of with the answer: with room for more of it, in MB, V8 looks through it less often. */
const ROOMY = ['--max-semi-space-size=64'];

/** How Node runs the server; docker/app.Dockerfile says the same. */
export const serverFlags = (role) => ['--enable-source-maps', ...(role === 'worker' ? FRUGAL : ROOMY)];
