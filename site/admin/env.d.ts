interface ImportMetaEnv {
  readonly CMS_REPOSITORY: import('./write-configuration.ts').Repository;
}
