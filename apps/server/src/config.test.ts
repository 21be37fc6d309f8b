import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const S3 = { STORAGE_URL: 's3://mails/assets', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('configuration', () => {
  test('an empty environment listens on loopback port 3000 with the embedded database and demo accounts', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000', demo: true });
    expect(config.database.kind).toBe('sqlite');
    expect(config.storage.kind).toBe('folder');
  });

  test.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.1:3000' },
    { PUBLIC_URL: 'http://localhost:5173', TRUST_PROXY: 'false' },
    { PUBLIC_URL: 'http://mail.localhost' },
    { PUBLIC_URL: 'http://[::1]:3000', TRUST_PROXY: '0' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://mail.example', TRUST_PROXY: '1', SEED: 'demo' },
  ])('demo accounts exist with %o', (environment) => {
    expect(readConfig(environment)).toMatchObject({ seed: 'demo', demo: true });
  });

  test.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '0.0.0.0', NODE_ENV: 'development' },
    { HOST: '192.0.2.7' },
    { PUBLIC_URL: 'https://mail.example', TRUST_PROXY: '1' },
    { PUBLIC_URL: 'https://mail.example' },
    { PUBLIC_URL: 'https://localhost.example' },
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: 'loopback' },
    { SEED: 'library' },
  ])('no demo account exists with %o, but the library does', (environment) => {
    expect(readConfig(environment)).toMatchObject({ seed: 'library', demo: false });
  });

  test('neither demo accounts nor a library exist where nothing is wanted', () => {
    expect(readConfig({ SEED: 'none' })).toMatchObject({ seed: 'none', demo: false });
  });

  test('free images come from Openverse, and from Pexels and Pixabay where there is a key', () => {
    const keys = { PEXELS_API_KEY: 'pexels-key-0123456789', PIXABAY_API_KEY: '12345678-0123456789abcdef' };
    expect(readConfig({}).stock).toEqual({ pexelsKey: null, pixabayKey: null });
    expect(readConfig(keys).stock).toEqual({ pexelsKey: keys.PEXELS_API_KEY, pixabayKey: keys.PIXABAY_API_KEY });
    expect(readConfig({ ...keys, STOCK: 'off' }).stock).toBeNull();
    expect(refusal({ STOCK: 'none' })).toBe('Configuration: STOCK must be "on" or "off" (it is "none").');
    const wrong = refusal({ PEXELS_API_KEY: 'Bearer secret key' });
    expect(wrong).toContain('PEXELS_API_KEY must be the key alone');
    expect(wrong).not.toContain('secret');
  });

  test('the first administrator has an address and a password, or neither', () => {
    const admin = { ADMIN_EMAIL: 'olga@company.example', ADMIN_PASSWORD: 'a brass kettle' };
    expect(readConfig(admin).admin).toEqual({ email: 'olga@company.example', password: 'a brass kettle' });
    expect(readConfig({}).admin).toBeNull();
    expect(refusal({ ADMIN_EMAIL: admin.ADMIN_EMAIL })).toBe(
      'Configuration: ADMIN_EMAIL is set without ADMIN_PASSWORD; set both, or none of them.',
    );
    expect(refusal({ ADMIN_PASSWORD: admin.ADMIN_PASSWORD })).toContain('is set without ADMIN_EMAIL');
    expect(refusal({ ...admin, ADMIN_EMAIL: 'olga' })).toBe(
      'Configuration: ADMIN_EMAIL must be an email address (it is "olga").',
    );
  });

  test.each(['STORAGE_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])(
    'S3 variables without %s stop the start with a sentence that names it',
    (name) => {
      expect(refusal({ ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000', [name]: '' })).toContain(`${name} is missing`);
    },
  );

  test('a complete S3 group is accepted', () => {
    expect(readConfig({ ...S3, AWS_REGION: 'eu-central-1' }).storage).toEqual({
      kind: 's3',
      bucket: 'mails',
      prefix: 'assets',
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  test('the page where plans are changed is taken as it is, and there is none unless it is given', () => {
    const page = 'https://acme.example/account/?tab=subscriptions';
    expect(readConfig({ UPGRADE_URL: page }).upgradeUrl).toBe(page);
    expect(readConfig({}).upgradeUrl).toBeNull();
    expect(refusal({ UPGRADE_URL: 'javascript:alert(1)' })).toContain('UPGRADE_URL must be an http or https address');
  });

  test('the origins that may embed the product are a list, and nothing but origins', () => {
    expect(readConfig({}).embedOrigins).toEqual([]);
    expect(readConfig({ EMBED_ORIGINS: 'https://a.example, http://localhost:8080/' }).embedOrigins).toEqual([
      'https://a.example',
      'http://localhost:8080',
    ]);
    const sentence = 'must be origins like https://app.example, divided by commas';
    expect(refusal({ EMBED_ORIGINS: 'https://a.example/path' })).toContain(sentence);
    expect(refusal({ EMBED_ORIGINS: '*' })).toContain('EMBED_ORIGINS');
  });

  test.each(['AI_IMAGE', 'AI_VISION'] as const)(
    'a half-set group %s stops the start with a sentence that names it',
    (name) => {
      const group = (values: Record<string, string>) =>
        Object.fromEntries(Object.entries(values).map(([part, value]) => [`${name}_${part}`, value]));
      expect(refusal(group({ KEY: 'k' }))).toBe(
        `Configuration: ${name}_KEY is set without ${name}_PROVIDER, which says what is spoken there.`,
      );
      expect(refusal(group({ URL: 'http://localhost:8080', MODEL: 'm' }))).toContain(
        `${name}_URL and ${name}_MODEL are set without ${name}_PROVIDER`,
      );
      expect(refusal(group({ PROVIDER: 'openai' }))).toBe(
        `Configuration: ${name}_PROVIDER is set without ${name}_KEY; set the key, or ${name}_URL for a service of your own.`,
      );
      expect(refusal(group({ PROVIDER: 'openai', URL: 'http://localhost:8080/v1' }))).toContain(
        `${name}_URL is set without ${name}_MODEL`,
      );
      expect(refusal(group({ PROVIDER: 'acme', KEY: 'k' }))).toContain(`${name}_PROVIDER must be "openai"`);
      expect(refusal(group({ PROVIDER: 'openai', KEY: 'k', URL: 'ftp://x' }))).toContain(`${name}_URL must be an http`);
    },
  );

  test('an AI service is the provider itself with its key, or one of your own with its model', () => {
    expect(readConfig({}).aiConfig).toEqual({ images: null, vision: null });
    expect(readConfig({ AI_IMAGE_PROVIDER: 'stability', AI_IMAGE_KEY: 'k' }).aiConfig.images).toEqual({
      provider: 'stability',
      url: 'https://api.stability.ai',
      key: 'k',
      model: 'core',
    });
    const own = { AI_VISION_PROVIDER: 'openai', AI_VISION_URL: 'http://localhost:11434/v1/', AI_VISION_MODEL: 'llava' };
    expect(readConfig(own).aiConfig.vision).toEqual({
      provider: 'openai',
      url: 'http://localhost:11434/v1',
      key: null,
      model: 'llava',
    });
  });

  test('a wrong value is named in one sentence', () => {
    expect(refusal({ PORT: 'eighty' })).toMatch(/^Configuration: PORT .*\.$/);
    expect(refusal({ DATABASE_URL: 'mysql://localhost/x' })).toContain('DATABASE_URL must be a postgres:// address');
    expect(refusal({ PUBLIC_URL: 'mails.example' })).toContain('PUBLIC_URL must be an http or https address');
    for (const proxies of ['true', '2', 'loopback', '10.0.0.0/8, 2001:db8::1', 'uniquelocal,192.0.2.7']) {
      expect(refusal({ TRUST_PROXY: proxies })).toBe('accepted');
    }
    for (const nonsense of ['yes', 'nginx', '10.0.0.0/99', '1.2.3', '10.0.0.1,', '-1']) {
      expect(refusal({ TRUST_PROXY: nonsense })).toMatch(
        /^Configuration: TRUST_PROXY must be "true", "false", the number/,
      );
    }
    expect(refusal({ SEED: 'some' })).toContain('SEED must be "none", "library" or "demo"');
  });

  test('a provider that people sign in at is named by its issuer and our id there, and maps groups', () => {
    const issuer = 'https://login.acme.example/realm';
    const provider = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'mailwright' };
    expect(readConfig({})).toMatchObject({ openId: null, passwordSignIn: true });
    expect(readConfig(provider).openId).toMatchObject({
      issuer,
      clientSecret: null,
      scopes: 'openid profile email',
      label: 'login.acme.example',
      groupClaim: 'groups',
      domains: [],
      trustsEmail: false,
    });
    const mapped = readConfig({
      ...provider,
      OIDC_ROLES: 'cn=owners=admin, *=user',
      OIDC_PLANS: 'gold = 3,',
      OIDC_DOMAINS: 'Acme.example',
      OIDC_PASSWORDS: 'off',
      OIDC_LOGOUT: 'off',
    });
    expect([...(mapped.openId?.roles ?? [])]).toEqual([
      ['cn=owners', 'admin'],
      ['*', 'user'],
    ]);
    expect([...(mapped.openId?.plans ?? [])]).toEqual([['gold', 3]]);
    expect(mapped).toMatchObject({ passwordSignIn: false, openId: { domains: ['acme.example'], endsThere: false } });
  });

  test('a second factor is demanded of nobody unless the operator says of whom, and who asks those of a provider', () => {
    const provider = { OIDC_ISSUER: 'https://a.example', OIDC_CLIENT_ID: 'mailwright' };
    expect(readConfig(provider)).toMatchObject({ secondFactorDemand: 'optional', openId: { asksForFactor: true } });
    const own = { ...provider, SECOND_FACTOR: 'everyone', OIDC_SECOND_FACTOR: 'own' };
    expect(readConfig(own)).toMatchObject({ secondFactorDemand: 'everyone', openId: { asksForFactor: false } });
    expect(readConfig({ SECOND_FACTOR: 'admins' }).secondFactorDemand).toBe('admins');
    expect(refusal({ SECOND_FACTOR: 'on' })).toContain('SECOND_FACTOR must be "optional", "admins" or "everyone"');
    expect(refusal({ ...provider, OIDC_SECOND_FACTOR: 'ours' })).toContain('must be "provider" or "own"');
  });

  test.each([
    [{ OIDC_PASSWORDS: 'off' }, 'OIDC_PASSWORDS is set and needs OIDC_ISSUER and OIDC_CLIENT_ID.'],
    [
      { OIDC_ISSUER: 'https://a.example', OIDC_LABEL: 'A' },
      'OIDC_ISSUER and OIDC_LABEL are set and need OIDC_CLIENT_ID.',
    ],
    [{ OIDC_ISSUER: 'http://a.example', OIDC_CLIENT_ID: 'x' }, 'http is for a provider on this machine alone'],
    [{ OIDC_SECOND_FACTOR: 'own' }, 'OIDC_SECOND_FACTOR is set and needs OIDC_ISSUER and OIDC_CLIENT_ID.'],
    [{ OIDC_ROLES: 'staff=king' }, 'OIDC_ROLES must be of the form group=admin, group=user'],
    [{ OIDC_SCOPES: 'email' }, 'OIDC_SCOPES must have "openid" among them'],
  ])('a provider by halves is refused: %o', (environment: Record<string, string>, sentence) => {
    expect(refusal(environment)).toContain(sentence);
  });
});
