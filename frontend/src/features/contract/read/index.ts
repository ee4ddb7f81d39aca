export { formatStamp } from './model/format-stamp';
export { AgreementPaper } from './ui/agreement-paper';
export { SignatureLines } from './ui/signature-lines';
export { SigningCertificate } from './ui/signing-certificate';
