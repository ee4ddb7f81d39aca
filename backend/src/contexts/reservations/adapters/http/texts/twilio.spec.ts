import { twilioSignature } from './incoming-texts.controller.js';

it('signs as in the example of Twilio’s documentation', () => {
  const form = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  };
  expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', form)).toBe(
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  );
});
