import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/project.mjs';
import { archiveName, archiveOf, PUBLIC_KEY, seal, tagMessage } from '../../lib/release-files.mjs';

const MIGRATIONS = 'backend/src/platform/persistence/migrations';

/** Who publishes releases: a clone of this repository, in which made-up ones are committed and tagged. */
export class Publisher {
  /** @param keys files of a minisign key pair; null for releases without signatures */
  constructor(folder, keys) {
    Object.assign(this, { folder, keys });
    execFileSync('git', ['clone', '--quiet', root, folder]);
    this.git('config', 'user.name', 'The publisher');
    this.git('config', 'user.email', 'publisher@bistro.example');
    this.day = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
    if (keys) {
      cpSync(keys.publicKey, path.join(folder, PUBLIC_KEY));
      this.commit('The public key');
    }
    this.tag(this.day);
  }

  git(...args) {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8' }).trim();
  }

  /**
   * @param on the previous release
   * @param change writes its changes
   * @param between releases in between
   * @param message text of its tag, instead of a signed one
   */
  release(version, { on, change = () => undefined, between = [], message }) {
    this.git('checkout', '--quiet', `v${on}`);
    this.edit('package.json', (text) => text.replace(`"version": "${on}"`, `"version": "${version}"`));
    for (const one of [...between, version]) this.write(`docs/releases/${one}.json`, '{ "migrations": [] }\n');
    change(this);
    this.commit(`Release ${version}`);
    this.tag(version, message);
  }

  commit(message) {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  /** A migration after all others. */
  migration(name, sql) {
    const file = name.toLowerCase();
    this.write(
      `${MIGRATIONS}/${file}.ts`,
      `import type { QueryRunner } from 'typeorm';
export class ${name} {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(${JSON.stringify(sql)});
  }
  async down(): Promise<void> {}
}
`,
    );
    this.edit(`${MIGRATIONS}/index.ts`, (text) =>
      text
        .replace('export const', `import { ${name} } from './${file}.js';\n\nexport const`)
        .replace(/\n\];/, `\n  ${name},\n];`),
    );
  }

  edit(file, change) {
    const before = readFileSync(path.join(this.folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is not as the trial thinks.`);
    this.write(file, after);
  }

  write(file, text) {
    writeFileSync(path.join(this.folder, file), text);
  }

  tag(version, message = this.#signed(version)) {
    this.git('tag', '--annotate', '--force', '--cleanup=verbatim', `v${version}`, '--message', message);
  }

  #signed(version) {
    if (!this.keys) return `Courtyard ${version}`;
    const files = { [archiveName(version)]: archiveOf(this.folder, 'HEAD', version) };
    const folder = mkdtempSync(path.join(this.folder, '..', 'signed-'));
    const { sums, signature } = seal(folder, files, { version, ...this.keys });
    return tagMessage(version, readFileSync(sums, 'utf8'), readFileSync(signature, 'utf8'));
  }
}
