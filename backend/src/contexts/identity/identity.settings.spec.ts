import { BadConfiguration, readSettings } from '../../platform/config/environment.js';
import { directoryConfigOf, identitySettings } from './identity.settings.js';

const DIRECTORY = {
  OIDC_ISSUER: 'https://id.example/realms/bistro',
  OIDC_CLIENT_ID: 'courtyard',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_STAFF_GROUP: 'front-of-house',
};
const SERVER = { NODE_ENV: 'production', PUBLIC_URL: 'https://bistro.example' };
const read = (variables: NodeJS.ProcessEnv) =>
  identitySettings.parse(readSettings(variables, [identitySettings]).contexts.get(identitySettings));

it('has no directory unless one is set', () => {
  expect(directoryConfigOf(read({})).groups).toEqual({ admin: null, manager: null, staff: null });
  expect(directoryConfigOf(read({ OIDC_STAFF_GROUP: 'front-of-house' })).groups).toEqual({
    admin: null,
    manager: null,
    staff: null,
  });
});

it('knows the group of each role that has one', () => {
  const settings = read({ ...SERVER, ...DIRECTORY });
  expect(directoryConfigOf(settings).groups).toEqual({ admin: null, manager: null, staff: 'front-of-house' });
  expect(settings).toMatchObject({ OIDC_NAME: 'your directory', OIDC_GROUPS_CLAIM: 'groups' });
});

it.each(['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080'])(
  'takes %s in development',
  (issuer) => {
    expect(read({ ...DIRECTORY, OIDC_ISSUER: issuer }).OIDC_ISSUER).toBe(issuer);
  },
);

it.each([
  [
    { ...DIRECTORY, OIDC_ISSUER: 'http://id.example' },
    "OIDC_ISSUER is 'http://id.example'; it must be an address that begins with https://.",
  ],
  [
    { ...SERVER, ...DIRECTORY, OIDC_ISSUER: 'http://localhost:8080' },
    "OIDC_ISSUER is 'http://localhost:8080'; with NODE_ENV=production it must be an address that begins with https://.",
  ],
  [
    { ...DIRECTORY, OIDC_ISSUER: '' },
    'OIDC_ISSUER is not set; with OIDC_CLIENT_ID it must be the address of the directory.',
  ],
  [
    { ...DIRECTORY, OIDC_CLIENT_ID: '' },
    'OIDC_CLIENT_ID is not set; with OIDC_ISSUER it must be the name by which the directory knows this product.',
  ],
  [
    { ...DIRECTORY, OIDC_CLIENT_SECRET: '' },
    'OIDC_CLIENT_SECRET is not set; with OIDC_ISSUER it must be the secret that the directory gave this product.',
  ],
  [
    { ...DIRECTORY, OIDC_STAFF_GROUP: '' },
    'OIDC_ADMIN_GROUP is not set; with OIDC_ISSUER it must be the group of the owners, or OIDC_MANAGER_GROUP or OIDC_STAFF_GROUP in its place.',
  ],
  [
    { ...DIRECTORY, OIDC_NAME: 'x'.repeat(41) },
    `OIDC_NAME is '${'x'.repeat(41)}'; it must be at most 40 characters long.`,
  ],
])('refuses %j in a sentence', (variables, sentence) => {
  expect(() => read(variables)).toThrow(new BadConfiguration(sentence));
});
