@rem npm scripts begin with "exec", so that on other systems no shell stands between npm and the server and takes its signals.
@rem Windows has no such word: this is it.
@%*
