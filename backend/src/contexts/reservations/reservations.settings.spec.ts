import { BadConfiguration, readSettings } from '../../platform/config/environment.js';
import { reservationsSettings } from './reservations.settings.js';

const read = (variables: NodeJS.ProcessEnv) =>
  readSettings(variables, [reservationsSettings]).contexts.get(reservationsSettings);
const WANTED = 'it must be an address that begins with https://, or twilio://sid:token@from.';

it.each([
  'https://gateway.example/texts',
  'https://courtyard:secret@gateway.example/texts',
  'twilio://AC123:token@+15550100000',
  'http://127.0.0.1:8089/texts',
])('takes %s', (SMS_URL) => {
  expect(read({ SMS_URL })).toEqual({ SMS_URL });
});

it.each([
  'gateway.example',
  'http://gateway.example',
  'http://127.0.0.1.gateway.example/',
  'twilio://AC123@+15550100000',
  'twilio://AC123:token@account',
  'ftp://courtyard:secret@gateway.example',
])('rejects %s without showing the value', (SMS_URL) => {
  expect(() => read({ SMS_URL })).toThrow(new BadConfiguration(`SMS_URL is invalid; ${WANTED}`));
});

it('goes to this machine outside of production alone', () => {
  const variables = { NODE_ENV: 'production', SMS_URL: 'http://127.0.0.1:8089/' };
  const sentence = `SMS_URL is invalid; with NODE_ENV=production ${WANTED}`;
  expect(() => read(variables)).toThrow(new BadConfiguration(sentence));
});
