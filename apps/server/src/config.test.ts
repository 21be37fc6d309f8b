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

  test('demo accounts exist on another address only when SEED=demo asks for them', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0', NODE_ENV: 'development' }).demo).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0', SEED: 'demo' }).demo).toBe(true);
    expect(readConfig({ SEED: 'none' })).toMatchObject({ seed: 'none' });
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

  test('a wrong value is named in one sentence', () => {
    expect(refusal({ PORT: 'eighty' })).toMatch(/^Configuration: PORT .*\.$/);
    expect(refusal({ DATABASE_URL: 'mysql://localhost/x' })).toContain('DATABASE_URL must be a postgres:// address');
    expect(refusal({ PUBLIC_URL: 'mails.example' })).toContain('PUBLIC_URL must be an http or https address');
    expect(refusal({ SEED: 'some' })).toContain('SEED must be "none" or "demo"');
  });
});
