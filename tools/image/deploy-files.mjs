import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { root } from '../runtime/root.mjs';
import { findCommand, look } from './commands.mjs';

const UNITS = join(root, 'deploy/systemd');
const KUBERNETES = join(root, 'deploy/kubernetes');

/** Schemas of the objects of Kubernetes, as code; only this test needs them. */
const SCHEMAS = 'kubernetes-models@5.1.0';

/** The most that services may be exposed to, in tenths, as `systemd-analyze security` counts. */
const MAX_EXPOSED = 30;

/**
 * Checks the files of `deploy` by the programs that read them.
 * @returns {Promise<{ part: string, problems: string[], reason?: string }[]>} a reason says why a part could not be checked
 */
export async function checkDeployFiles() {
  return [...checkUnits(), checkCompose(), await checkKubernetes()];
}

/** The program itself knows the schema of today, which no package has. */
function checkCompose() {
  const part = 'compose.yaml is what docker compose reads, with every profile';
  if (look('docker', ['compose', 'version']).status !== 0)
    return { part, problems: [], reason: 'docker compose is not installed' };
  const { output, status } = look('docker', ['compose', '--profile', '*', 'config', '--quiet']);
  return { part, problems: status === 0 ? [] : [output] };
}

/** Holds each object against the schema of its kind. */
async function checkKubernetes() {
  const part = 'the files for Kubernetes are of its schemas';
  const folder = join(root, '.cache/image/schemas');
  const models = join(folder, 'node_modules/kubernetes-models');
  if (!existsSync(models)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
    const { status } = look('npm', ['install', ...options, SCHEMAS]);
    if (status !== 0) return { part, problems: [], reason: `${SCHEMAS} could not be fetched from the registry` };
  }
  const objects = readdirSync(KUBERNETES).flatMap((name) =>
    parseAllDocuments(readFileSync(join(KUBERNETES, name), 'utf8')).map((document) => ({
      name,
      object: document.toJS(),
    })),
  );
  const problems = [];
  for (const { name, object } of objects) {
    const { [object.kind]: Model } = await import(pathToFileURL(join(models, object.apiVersion, 'index.js')).href);
    try {
      new Model(object).validate();
    } catch (error) {
      problems.push(`${name}, ${object.kind}: ${error.message}`);
    }
  }
  return { part: `${part}: ${objects.length} objects`, problems };
}

function* checkUnits() {
  const parts = {
    verify: 'the units of systemd are read as they are meant',
    security: 'services of systemd are exposed little',
  };
  const reason = findCommand('systemd-analyze')
    ? undefined
    : 'systemd-analyze is not installed (Debian: apt-get install systemd)';
  if (reason !== undefined) {
    for (const part of Object.values(parts)) yield { part, problems: [], reason };
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'mailwright-units-'));
  const names = readdirSync(UNITS);
  // The program that they start stands for one that is there.
  for (const name of names) {
    const text = readFileSync(join(UNITS, name), 'utf8').replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(join(folder, name), text);
  }
  const files = names.map((name) => join(folder, name));
  const { output, status } = look('systemd-analyze', ['verify', '--man=no', ...files]);
  // Units of the machine are looked at along with them.
  const own = output.split('\n').filter((line) => line.includes('mailwright'));
  yield { part: parts.verify, problems: status === 0 ? own : [output] };
  const problems = [];
  const exposures = [];
  for (const file of files.filter((each) => each.endsWith('.service'))) {
    const found = look('systemd-analyze', [
      'security',
      '--offline=true',
      '--no-pager',
      `--threshold=${MAX_EXPOSED}`,
      file,
    ]);
    const [, level = '?'] = /Overall exposure level for \S+: (\S+)/.exec(found.output) ?? [];
    exposures.push(level);
    if (found.status !== 0)
      problems.push(`${file.slice(folder.length + 1)} is exposed ${level} of 10; ${MAX_EXPOSED / 10} may be`);
  }
  rmSync(folder, { recursive: true });
  yield { part: `${parts.security}: ${exposures.join(', ')} of 10`, problems };
}
