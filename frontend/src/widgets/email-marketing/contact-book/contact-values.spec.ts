import { editOf, NEW_CONTACT, newContactOf } from './ui/write-contact';

it('sends tags without blanks, and the manager as the source', () => {
  const values = { ...NEW_CONTACT, firstName: 'Ana', lastName: 'Lee', email: 'ana@guests.example' };
  expect(newContactOf({ ...values, tags: ' wine, , glass lovers ,' })).toEqual({
    firstName: 'Ana',
    lastName: 'Lee',
    email: 'ana@guests.example',
    phone: '',
    dateOfBirth: '',
    notes: '',
    emailOptIn: true,
    smsOptIn: false,
    preferredContactMethod: 'email',
    status: 'active',
    tags: ['wine', 'glass lovers'],
    source: 'Manual Entry',
  });
});

it('sends how someone agreed only if that was written down', () => {
  expect(editOf({ ...NEW_CONTACT, consentWording: '' })).not.toHaveProperty('consentWording');
  expect(editOf({ ...NEW_CONTACT, consentWording: 'Guest book' })).toMatchObject({ consentWording: 'Guest book' });
});
