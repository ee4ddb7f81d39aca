export * from './call-schema.gen';
