import { chromium } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
const [,, role, path, out, width='1280', ...steps] = process.argv;
const ACC={admin:'owner@bistro.example',manager:'manager@bistro.example',staff:'staff@bistro.example'};
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const page = await (await b.newContext({viewport:{width:Number(width),height:Number(width)<500?844:900}})).newPage();
const base='http://localhost:4520';
page.on('console',m=>{ if(m.type()==='error') console.log('CONSOLE',m.text()) }); page.on('pageerror',e=>console.log('PAGEERROR',e.message));
const r = await page.request.post(base+`/api/${role}/login`,{data:{email:ACC[role],password:'courtyard-demo'}});
await page.goto(base+'/robots.txt'); const t=await r.text();
await page.evaluate(([k,v])=>localStorage.setItem(k,v),[role,t]);
await page.goto(base+path); await page.waitForTimeout(2500);
for (const s of steps) { await eval(`(async()=>{${s}})()`); await page.waitForTimeout(1200); }
await page.screenshot({path:`/tmp/t-shots/${out}.png`,fullPage:true});
const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox=""]').analyze();
for (const v of violations) console.log('AXE',v.id, v.nodes.map(n=>n.html.slice(0,160)+' '+n.failureSummary?.slice(0,200)).join('\n   '));
await b.close();
