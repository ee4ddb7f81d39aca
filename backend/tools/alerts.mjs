/** `npm run test:alerts`: Prometheus itself tries the rules of docker/monitoring. */
import { checkAlertRules, fetchPromtool, findPromtool } from './lib/alert-rules.mjs';
import { main } from './lib/project.mjs';

await main(() => {
  const promtool = findPromtool() ?? fetchPromtool();
  if (!promtool) return console.log('Nothing was tried: there is no promtool on this machine, and Debian gives none.');
  checkAlertRules(promtool);
  console.log('Each alert fires when it should and rests when it should.');
});
