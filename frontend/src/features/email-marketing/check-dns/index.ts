export { DnsRecordCheck } from './ui/dns-record-check';
