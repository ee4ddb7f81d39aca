/** What can be known of docker/kubernetes without a cluster: its shapes by the types of each kind, all that it names exists, nothing is let loose. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';
import { backend, Refusal, root } from './project.mjs';

const folder = path.join(root, 'docker', 'kubernetes');

const PACKAGES = {
  'keda.sh': '@kubernetes-models/keda/keda.sh',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io',
};

export function checkKubernetesFiles(home = folder) {
  const kustomizations = readdirSync(home).map((name) => path.join(home, name, 'kustomization.yaml'));
  const files = kustomizations.flatMap(filesOf);
  const resources = files.filter(existsSync).flatMap((file) => resourcesIn(file));
  const faults = [
    ...kustomizations.filter((file) => !existsSync(file)).map((file) => `${file} does not exist`),
    ...files.filter((file) => !existsSync(file)).map((file) => `a kustomization names ${file}, which does not exist`),
    ...unnamedFiles(home, files),
    ...faultsOfShape(resources),
    ...resources.flatMap(looseContainers),
    ...unknownVariables(kustomizations, resources),
    ...faultsOfBuild(path.join(home, 'production')),
  ];
  if (faults.length > 0) throw new Refusal(faults.map((fault) => fault.replaceAll(`${root}/`, '')).join('\n'));
}

/** Its own files only; ../base is checked separately. */
function filesOf(kustomization) {
  if (!existsSync(kustomization)) return [];
  const { resources = [], patches = [] } = parse(readFileSync(kustomization, 'utf8'));
  const named = [...resources, ...patches.flatMap(({ path: file }) => file ?? [])];
  return named
    .map((name) => path.resolve(path.dirname(kustomization), name))
    .map((file) => (file.endsWith('.yaml') ? file : path.join(file, 'kustomization.yaml')));
}

function unnamedFiles(home, named) {
  const all = readdirSync(home, { recursive: true }).filter((file) => file.endsWith('.yaml'));
  const left = all.map((file) => path.join(home, file)).filter((file) => !named.includes(file));
  return left.filter((file) => path.basename(file) !== 'kustomization.yaml').map((file) => `nothing names ${file}`);
}

function resourcesIn(file) {
  if (path.basename(file) === 'kustomization.yaml') return [];
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document) => ({ file, resource: document.toJS() }));
}

/** One program of TypeScript in which each resource must satisfy the type of its kind: a field of another name is an error too. */
function faultsOfShape(resources) {
  const name = path.join(root, 'kubernetes-files.ts');
  const lines = resources.map(({ resource }) => {
    const [group, version] = resource.apiVersion.includes('/')
      ? resource.apiVersion.split('/')
      : ['', resource.apiVersion];
    const own = PACKAGES[group];
    const place = own
      ? `${own}/${version}/${resource.kind}`
      : `kubernetes-types/${group.split('.')[0] || 'core'}/${version}`;
    const type = own ? `I${resource.kind}` : resource.kind;
    return `(${JSON.stringify(resource)}) satisfies import(${JSON.stringify(place)}).${type};`;
  });
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], module: ts.ModuleKind.ESNext };
  options.moduleResolution = ts.ModuleResolutionKind.Bundler;
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.Latest) : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const { file: source, resource } = resources[file.getLineAndCharacterOfPosition(start).line];
    return `${source}: ${resource.kind} ${resource.metadata?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

function looseContainers({ file, resource: { kind, metadata, spec } }) {
  const pod = spec?.template?.spec;
  if (!pod) return [];
  const wanted = [
    ['runs as root', pod.securityContext?.runAsNonRoot === true],
    ['may speak to the cluster', pod.automountServiceAccountToken === false],
    ...pod.containers.flatMap(({ securityContext = {}, resources = {}, readinessProbe, livenessProbe }) => [
      ['writes into its image', securityContext.readOnlyRootFilesystem === true],
      ['may gain rights', securityContext.allowPrivilegeEscalation === false],
      ['has capabilities', securityContext.capabilities?.drop?.includes('ALL')],
      ['has no limits', resources.limits?.memory && resources.limits?.cpu && resources.requests?.memory],
      ['has no probes', kind === 'Job' || (readinessProbe && livenessProbe)],
    ]),
  ];
  return wanted.filter(([, holds]) => !holds).map(([fault]) => `${file}: ${kind} ${metadata.name} ${fault}`);
}

/** Each variable is a setting of the product, each command a script of it. */
function unknownVariables(kustomizations, resources) {
  const settings = readFileSync(path.join(backend, 'src', 'platform', 'config', 'environment.ts'), 'utf8');
  const maps = kustomizations
    .filter(existsSync)
    .map((file) => parse(readFileSync(file, 'utf8')).configMapGenerator ?? []);
  const containers = resources.flatMap(({ resource }) => resource.spec?.template?.spec?.containers ?? []);
  const variables = [
    ...maps.flat().flatMap(({ literals = [] }) => literals.map((literal) => literal.split('=')[0])),
    ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
  ];
  const scripts = containers.flatMap(({ command = [] }) => command.filter((word) => word.startsWith('backend/dist/')));
  const source = (script) => path.join(root, script.replace('/dist/', '/src/').replace(/\.js$/, '.ts'));
  return [
    ...variables.filter((variable) => !settings.includes(`  ${variable}:`)).map((name) => `${name} is no setting`),
    ...scripts.filter((script) => !existsSync(source(script))).map((script) => `${script} is no script`),
  ];
}

/**
 * Runs kustomize if kubectl is installed, and checks the result again, because it includes patches and generated names.
 * `kubectl apply --dry-run=client` adds nothing without a server, which it asks for the known kinds.
 */
function faultsOfBuild(overlay) {
  const { error, status, stdout, stderr } = spawnSync('kubectl', ['kustomize', overlay], { encoding: 'utf8' });
  if (error) return [];
  if (status !== 0) return [stderr.trim()];
  const built = parseAllDocuments(stdout).map((document) => ({ file: 'as built', resource: document.toJS() }));
  return [...faultsOfShape(built), ...built.flatMap(looseContainers), ...namesOfNothing(built)];
}

/** Generated config maps have a hash in their name; references must use the generated name. */
function namesOfNothing(built) {
  const made = built
    .filter(({ resource }) => resource.kind === 'ConfigMap')
    .map(({ resource }) => resource.metadata.name);
  return built.flatMap(({ file, resource: { kind, metadata, spec } }) =>
    (spec?.template?.spec?.containers ?? [])
      .flatMap(({ envFrom = [] }) => envFrom.flatMap(({ configMapRef }) => configMapRef?.name ?? []))
      .filter((name) => !made.includes(name))
      .map((name) => `${file}: ${kind} ${metadata.name} reads the ConfigMap ${name}, which nobody makes`),
  );
}
