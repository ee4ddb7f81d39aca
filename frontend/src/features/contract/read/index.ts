export { formatStamp, SigningCertificate } from './ui/signing-certificate';
export { AgreementPaper } from './ui/agreement-paper';
export { SignatureLines } from './ui/signature-lines';
