import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runsOnSchemaOf, rollbackCommands } from '../lib/upgrade-plan.mjs';
import { Refusal, root } from '../lib/project.mjs';
import { runVisibly } from '../lib/run.mjs';
import { checkOut, described, git } from './checkout.mjs';

const isSecret = (name) => /SECRET|KEY|URL/.test(name) && name !== 'PUBLIC_URL';

/** From what ran the day before to a release. */
export class Upgrade {
  #isStopped = false;
  #isCheckedOut = false;

  /**
   * Continues a failed upgrade that was not reverted; the previous state is then the one before that.
   * @param found the current checkout
   * @throws Refusal if there is nothing to do
   */
  static async from(found, to, parts) {
    const { product } = parts;
    const record = path.join(product.dataDir, 'upgrade.json');
    const before = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : null;
    const runs = await product.version();
    const goesOn = before?.to === found.commit && before.from.commit !== found.commit && runs !== found.version;
    if (!goesOn && found.commit === to.commit) {
      if (runs === to.version) rmSync(record, { force: true });
      throw new Refusal(`${described(to)} is here already${runs === to.version ? ', and it runs' : ''}.`);
    }
    const upgrade = new Upgrade();
    Object.assign(upgrade, parts, { record, to, from: goesOn ? before.from : found });
    upgrade.state = goesOn
      ? { ...before, to: to.commit }
      : { from: found, to: to.commit, backup: null, hasMigrated: false };
    console.log(`${described(upgrade.from)} is what ran, ${described(to)} is meant.`);
    if (goesOn) console.log(`An upgrade was begun and neither finished nor taken back: it goes on.`);
    if (!runsOnSchemaOf(upgrade.from.version, to.version, to.releases))
      console.log(
        `Releases lie between them: the way back leads over the backup. One release at a time would not need it.`,
      );
    return upgrade;
  }

  async carryOut() {
    // A key press ends the current step, but not the message about how to go back.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => this.product.interrupt());
    try {
      await this.#step('The product is stopped.', () => this.#stop());
      if (!this.state.backup) await this.#step('Everything is backed up.', () => this.#backUp());
      await this.#step(`${this.to.tag} is checked out.`, () => this.#checkOut());
      await this.#step('Its packages are installed, and it is built.', () => this.#run('setup.mjs'));
      await this.#step('The database is brought up to date.', () => this.#migrate());
      await this.#step('The product is started.', () => this.product.start());
      await this.#compare();
    } catch (error) {
      throw new Refusal(await this.#failed(error), { cause: error });
    }
    rmSync(this.record, { force: true });
    this.#report();
  }

  async #step(sentence, work) {
    console.log(`== ${sentence}`);
    await work();
  }

  async #stop() {
    await this.product.stop();
    this.#isStopped = true;
  }

  /** The product is stopped: nothing comes in that a return to it would lose. */
  async #backUp() {
    const before = await this.backups.newest();
    await this.#run('cli.mjs', 'backup');
    const file = await this.backups.newest();
    if (!file || file === before) throw new Refusal('The backup is not where it should be.');
    try {
      await this.checkFile(file, new Date());
    } catch (error) {
      throw new Refusal(error.message, { cause: error });
    }
    this.#remember({ backup: file });
  }

  #checkOut() {
    this.#remember({});
    checkOut(this.to.commit);
    this.#isCheckedOut = true;
  }

  async #migrate() {
    this.#remember({ hasMigrated: true });
    await this.#run('cli.mjs', 'migrate');
  }

  async #compare() {
    const version = await this.product.version();
    if (version !== this.to.version)
      throw new Refusal(
        `${version || 'A program that does not say its version'} runs, and ${this.to.version} was meant.`,
      );
  }

  /** By the Node that runs npm: the project's own may be about to be replaced. */
  async #run(tool, ...args) {
    const node = process.env.npm_node_execpath ?? process.execPath;
    const code = await runVisibly(node, [path.join('backend', 'tools', tool), ...args]);
    if (code !== 0) throw new Refusal(`${[tool.replace('.mjs', ''), ...args].join(' ')} ended with ${code}.`);
  }

  #remember(change) {
    this.state = { ...this.state, ...change };
    writeFileSync(this.record, `${JSON.stringify(this.state, null, 2)}\n`, { mode: 0o600 });
  }

  #report() {
    console.log(`\n${described(this.to)} runs at ${this.product.url}. The backup of before: ${this.state.backup}`);
    const { process: pid, log } = this.product;
    if (pid) console.log(`It is process ${pid}, which kill ${pid} stops in order; what it says is in ${log}.`);
  }

  async #failed({ message }) {
    const left = this.#isStopped ? await this.product.stopWhatStarted() : '';
    const { cluster, settings, startCommand } = this.product;
    const present = this.names.filter((name) => process.env[name]);
    const needsRestore =
      this.state.hasMigrated && !runsOnSchemaOf(this.from.version, this.to.version, this.to.releases);
    const commands = rollbackCommands({
      root,
      commit: this.from.commit,
      variables: Object.fromEntries(present.filter((name) => !isSecret(name)).map((name) => [name, process.env[name]])),
      checkout: this.#isCheckedOut || this.state.to === git('rev-parse', 'HEAD'),
      restore: needsRestore && {
        backup: this.state.backup,
        cluster,
        aside: `${this.to.version}-${Date.now()}`,
        database: settings.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
      },
      start: startCommand,
    });
    const secrets = present.filter(isSecret);
    return [
      `The upgrade to ${this.to.version} failed: ${message}`,
      ...(left ? [left] : []),
      ...(this.#isStopped ? [] : ['Nothing was changed, and the product may still be running.']),
      `\nThese commands bring ${this.from.version} back, with everything that was there:\n`,
      ...commands.map((command) => `    ${command}`),
      ...(secrets.length > 0 ? [`\n${secrets.join(', ')} must be set as now; their values are not shown here.`] : []),
      ...(needsRestore && !cluster
        ? [`\nFrom then on the product's DATABASE_URL names the database that was made there.`]
        : []),
      ...(needsRestore
        ? ['\nWhat the newer program has mailed meanwhile may be mailed again: set JOBS=off first and look.']
        : []),
      `\nOr mend what failed and run npm run upgrade -- ${this.to.tag} again.`,
    ].join('\n');
  }
}
